// What is never remembered unless the person takes it off the list: money, mail, health, messages, signing in, and what
// is not of the web at large.

export const defaultList = `
# On this machine and the network around it
localhost
127.*
10.*
192.168.*
172.16.*
172.17.*
172.18.*
172.19.*
172.2?.*
172.30.*
172.31.*
169.254.*
[*]
*.local
*.lan
*.internal
*.intranet
*.home.arpa

# Money
*bank*
*banca*
*banque*
*sparkasse*
*creditunion*
paypal.*
*.paypal.com
*.stripe.com
*.wise.com
*.revolut.com
*.coinbase.com
*broker*
*/checkout*
*/payment*
*/billing*

# Mail, messages, calendars
mail.*
webmail.*
*.mail.*
outlook.*
gmail.*
*.proton.me
*.fastmail.com
calendar.*
web.whatsapp.com
web.telegram.org
*.messenger.com
*.slack.com
teams.*
discord.com
*/inbox*

# Health and offices
*mychart*
*patientportal*
*doctolib*
*.health
*/tax/*

# Signing in
accounts.*
login.*
signin.*
auth.*
sso.*
*/login*
*/signin*
*/sign-in*
*/oauth*
*/password*
*/account
*/account/*
*/accounts/*

# What is asked, not read
*.google.*/search*
www.bing.com/search*
duckduckgo.com/*
`.trim();
