#compdef carrel
# Completion of carrel for zsh. Written by `carrel completion zsh`.

# Sets `candidates` to what can stand at a place of the command line: words, <files>, <libraries> or <text>.
_carrel_at() {
  candidates=()
  case $1 in
@TABLE@
    (*) return 1 ;;
  esac
}

# What can stand behind an option of a command; fails if nothing has to.
_carrel_behind() {
  _carrel_at "$1 $2" || _carrel_at "any $2"
}

_carrel_libraries() {
  local home=${1:-${CARREL_HOME:-${XDG_DATA_HOME:-$HOME/.local/share}/carrel}}
  home=${home/#\~\//$HOME/}
  candidates=($home/libraries/*(N/:t))
}

_carrel() {
  local word command=carrel last option home current=$PREFIX
  local -i place=0 i
  local -a candidates shared
  for ((i = 2; i < CURRENT; i++)); do
    word=$words[i]
    if [[ -n $option ]]; then
      [[ $option == --home ]] && home=$word
      option=
    elif [[ $word == --home=* ]]; then
      home=${word#*=}
    elif [[ $word == -* ]]; then
      _carrel_behind $command $word && option=$word
    elif [[ $command == carrel ]]; then
      command=$word
    else
      place+=1
      last=$word
    fi
  done
  if [[ -z $option && $current == --*=* ]]; then
    option=${current%%=*}
    compset -P '*='
  fi
  if [[ -n $option ]]; then
    _carrel_behind $command $option || _carrel_behind $command $option=
  elif [[ $current == -* ]]; then
    _carrel_at 'any -'
    shared=($candidates)
    _carrel_at "$command -"
    candidates+=($shared)
  else
    _carrel_at "$command $last" || _carrel_at "$command $place" || _carrel_at "$command rest"
  fi
  case $candidates[1] in
    ('<files>') _files ; return ;;
    ('<libraries>') _carrel_libraries $home ;;
    ('<text>') _message 'text' ; return ;;
  esac
  if [[ $candidates[1] == *= ]]; then
    _describe carrel candidates -S ''
  else
    _describe carrel candidates
  fi
}

if [[ ${funcstack[1]-} == _carrel ]]; then
  _carrel "$@"
else
  (( $+functions[compdef] )) || { autoload -Uz compinit && compinit }
  compdef _carrel carrel
fi
