# Completion of carrel for bash 3.2 and newer. Written by `carrel completion bash`.

# Sets `candidates` to what can stand at a place of the command line: words, <files>, <libraries> or <text>.
_carrel_at() {
  candidates=
  case $1 in
@TABLE@
    *) return 1 ;;
  esac
}

# What can stand behind an option of a command; fails if nothing has to.
_carrel_behind() {
  _carrel_at "$1 $2" || _carrel_at "any $2"
}

_carrel_libraries() {
  local home=${1:-${CARREL_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/carrel}} folder
  case $home in
    '~/'*) home=$HOME/${home#'~/'} ;;
  esac
  for folder in "$home"/libraries/*/; do
    folder=${folder%/}
    [[ -d $folder ]] && printf '%s\n' "${folder##*/}"
  done
}

_carrel() {
  local word current=${COMP_WORDS[COMP_CWORD]} command=carrel place=0 last= option= home= candidates= i
  COMPREPLY=()
  # Bash takes `--mode=hybrid` for three words.
  for ((i = 1; i < COMP_CWORD; i++)); do
    word=${COMP_WORDS[i]}
    if [[ $word == '=' ]]; then
      option=${COMP_WORDS[i - 1]}
    elif [[ -n $option ]]; then
      [[ $option == --home ]] && home=$word
      option=
    elif [[ $word == -* ]]; then
      _carrel_behind "$command" "$word" && option=$word
    elif [[ $command == carrel ]]; then
      command=$word
    else
      place=$((place + 1))
      last=$word
    fi
  done
  if [[ $current == '=' ]]; then
    option=${COMP_WORDS[COMP_CWORD - 1]}
    current=
  fi
  if [[ -n $option ]]; then
    _carrel_behind "$command" "$option" || _carrel_behind "$command" "$option="
  elif [[ $current == -* ]]; then
    _carrel_at 'any -'
    word=$candidates
    _carrel_at "$command -"
    candidates="$candidates $word"
  else
    _carrel_at "$command $last" || _carrel_at "$command $place" || _carrel_at "$command rest"
  fi
  case $candidates in
    '<files>') return ;;
    '<libraries>') candidates=$(_carrel_libraries "$home") ;;
    '<text>') candidates= ;;
  esac
  # Where nothing fits, files do not fit either. Bash 3.2 cannot be told so.
  compopt +o default 2>/dev/null
  case $candidates in
    *=) compopt -o nospace 2>/dev/null ;;
  esac
  local IFS=$' \n'
  COMPREPLY=($(compgen -W "$candidates" -- "$current"))
}

complete -o default -F _carrel carrel
