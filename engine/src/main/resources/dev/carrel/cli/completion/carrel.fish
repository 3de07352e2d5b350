# Completion of carrel for fish. Written by `carrel completion fish`.

# Prints what can stand at a place of the command line: words, each with what it means, <files>, <libraries> or <text>.
function __carrel_at
    switch $argv[1]
@TABLE@
        case '*'
            return 1
    end
end

# What can stand behind an option of a command; fails if nothing has to.
function __carrel_behind
    __carrel_at "$argv[1] $argv[2]"
    or __carrel_at "any $argv[2]"
end

function __carrel_libraries
    set -l home $argv[1]
    test -n "$home"
    or set home "$CARREL_HOME"
    if test -z "$home"
        set -l data "$XDG_DATA_HOME"
        test -n "$data"
        or set data "$HOME/.local/share"
        set home "$data/carrel"
    end
    set home (string replace -r '^~/' "$HOME/" -- $home)
    for folder in $home/libraries/*/
        string replace -r '.*/(.+)/$' '$1' -- $folder
    end
end

# What fits at the cursor.
function __carrel_fitting
    set -l command carrel
    set -l place 0
    set -l last
    set -l option
    set -l home
    set -l typed (commandline -opc)
    for word in $typed[2..]
        if test -n "$option"
            test "$option" = --home
            and set home $word
            set option
        else if string match -q -- '--home=*' $word
            set home (string replace -- '--home=' '' $word)
        else if string match -q -- '-*' $word
            __carrel_behind $command $word >/dev/null
            and set option $word
        else if test $command = carrel
            set command $word
        else
            set place (math $place + 1)
            set last $word
        end
    end
    set -l current (commandline -ct)
    set -l before ""
    set -l fitting
    if test -z "$option"; and string match -q -- '--*=*' $current
        set option (string replace -r '=.*' '' -- $current)
        set before "$option="
        set current (string replace -r '^[^=]*=' '' -- $current)
    end
    if test -n "$option"
        set fitting (__carrel_behind $command $option; or __carrel_behind $command $option=)
    else if string match -q -- '-*' $current
        set fitting (__carrel_at "$command -"; __carrel_at 'any -')
    else
        set fitting (__carrel_at "$command $last"; or __carrel_at "$command $place"; or __carrel_at "$command rest")
    end
    switch "$fitting[1]"
        case '<files>*'
            set fitting (__fish_complete_path $current)
        case '<libraries>*'
            set fitting (__carrel_libraries $home)
        case '<text>*'
            set fitting
    end
    test (count $fitting) -gt 0
    and printf '%s\n' $before$fitting
end

complete -c carrel -e
complete -c carrel -f -a '(__carrel_fitting)'
