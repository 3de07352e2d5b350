# What the launcher and the test command need of a machine: a JDK and Maven. Both read this file.
#
# Whoever reads it has set root (the checkout) and state (a folder to remember things in) and has the functions say and
# fail. It has to work with bash 3.2, and where nothing is missing it starts no other program.

readonly required=25

# Maven, fetched where there is none. The checksum is the one that Maven Central has beside the archive.
readonly maven_version=3.9.11
readonly maven_sha512=03e2d65d4483a3396980629f260e25cac0d8b6f7f2791e4dc20bc83f9514db8d0f05b0479e699a5f34679250c49c8e52e961262ded468a20de0be254d8207076

# ---------------------------------------------------------------------------------------------------- Java

# Sets java_home and java_version and succeeds if there is a new enough Java in the folder, with the compiler
# that the build needs. Every Java has a file `release`, so that nothing has to be started to learn its version.
try_java() {
  local line release= runtime= major
  [[ -n $1 && -x $1/bin/java && -x $1/bin/javac && -r $1/release ]] || return 1
  while IFS= read -r line; do
    case $line in
      JAVA_VERSION=*) release=${line#*=} ;;
      JAVA_RUNTIME_VERSION=*) runtime=${line#*=} ;;
    esac
  done < "$1/release"
  release=${release//\"/}
  major=${release%%[!0-9]*}
  [[ -n $major && $major -ge $required ]] || return 1
  java_home=$1
  java_version=$release${runtime//\"/}
}

# The Java to which a `java` on the search path leads, through all its links. The first may be an old one.
java_on_path() {
  local found link
  while IFS= read -r found; do
    while [[ -L $found ]]; do
      link=$(readlink "$found")
      case $link in
        /*) found=$link ;;
        *) found=${found%/*}/$link ;;
      esac
    done
    try_java "${found%/bin/java}" && return
  done < <(type -ap java)
  return 1
}

search_java() {
  local place
  try_java "${JAVA_HOME-}" && return
  java_on_path && return
  # CARREL_JAVA_PLACES stands in for this list in tests.
  for place in ${CARREL_JAVA_PLACES-/usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/*jdk* /opt/*jdk* /opt/java/* \
      /Library/Java/JavaVirtualMachines/*/Contents/Home "$HOME"/Library/Java/JavaVirtualMachines/*/Contents/Home \
      /opt/homebrew/opt/openjdk*/libexec/openjdk.jdk/Contents/Home /usr/local/opt/openjdk*/libexec/openjdk.jdk/Contents/Home \
      /home/linuxbrew/.linuxbrew/opt/openjdk*/libexec \
      "$HOME"/.sdkman/candidates/java/* "$HOME"/.jdks/* "$HOME"/.jdks/*/Contents/Home "$HOME"/.asdf/installs/java/* \
      "$HOME"/.local/share/mise/installs/java/*}; do
    try_java "$place" && return
  done
  return 1
}

find_java() {
  local known=
  if [[ -n ${CARREL_JAVA_HOME-} ]]; then
    try_java "$CARREL_JAVA_HOME" ||
      fail "CARREL_JAVA_HOME is $CARREL_JAVA_HOME, where there is no JDK $required or newer; correct it or unset it."
    return
  fi
  { IFS= read -r known; } 2>/dev/null < "$state/java"
  try_java "$known" && return
  search_java || install_java
  mkdir -p "$state" 2>/dev/null
  { printf '%s\n' "$java_home" > "$state/java"; } 2>/dev/null
}

# ---------------------------------------------------------------------------------------- installing a Java

# Sets `install` to the command that installs a JDK on this system, if its package manager has one.
java_installation() {
  local package as=
  [[ $EUID -eq 0 ]] || as='sudo '
  if command -v apt-get >/dev/null; then
    # Before its first update, as in a new container, apt knows no package.
    if ! compgen -G "${CARREL_APT_LISTS-/var/lib/apt/lists}/*Packages*" >/dev/null; then
      install="${as}apt-get update && ${as}apt-get install -y openjdk-$required-jdk-headless"
      return
    fi
    for package in openjdk-$required-jdk-headless temurin-$required-jdk; do
      [[ -n $(apt-cache show "$package" 2>/dev/null) ]] && install="${as}apt-get install -y $package" && return
    done
  fi
  if command -v dnf >/dev/null; then
    for package in java-$required-openjdk-devel temurin-$required-jdk; do
      dnf -q info "$package" >/dev/null 2>&1 && install="${as}dnf install -y $package" && return
    done
  fi
  if command -v brew >/dev/null; then
    brew info openjdk@$required >/dev/null 2>&1 && install="brew install openjdk@$required" && return
  fi
  if [[ -s ${SDKMAN_DIR:-$HOME/.sdkman}/bin/sdkman-init.sh ]]; then
    package=$(source "${SDKMAN_DIR:-$HOME/.sdkman}/bin/sdkman-init.sh" >/dev/null 2>&1
      sdk list java 2>/dev/null | grep -o "$required[.0-9]*-tem" | head -n 1)
    [[ -n $package ]] && install="sdk install java $package" && return
  fi
  return 1
}

# Runs what installs a JDK if it is allowed to, else says what to run.
install_java() {
  local install= answer=
  java_installation ||
    fail "Java $required or newer is needed, as a JDK, and was not found; install one, for example from https://adoptium.net, or set CARREL_JAVA_HOME to its folder."
  if [[ ${CARREL_INSTALL-} != yes && -t 0 && -t 2 ]]; then
    printf 'Java %s or newer is needed, as a JDK, and was not found. Run "%s" now? [y/N] ' "$required" "$install" >&2
    read -r answer
  fi
  case ${CARREL_INSTALL-}$answer in
    yes | y | Y | YES | Yes) ;;
    *) fail "Java $required or newer is needed, as a JDK, and was not found; install it with: $install (CARREL_INSTALL=yes has it done), or set CARREL_JAVA_HOME to the folder of one." ;;
  esac
  say "Installing a JDK: $install ..."
  (
    [[ $install == sdk* ]] && source "${SDKMAN_DIR:-$HOME/.sdkman}/bin/sdkman-init.sh"
    eval "$install"
  ) >&2 < /dev/null || fail "a JDK could not be installed: \"$install\" failed; run it yourself to see why."
  search_java || fail "\"$install\" has been run, but no JDK $required is to be found; set CARREL_JAVA_HOME to its folder."
}

# ---------------------------------------------------------------------------------------------------- Maven

# Sets `maven` to the command that runs it. Java has to be found before.
find_maven() {
  maven=mvn
  command -v mvn >/dev/null && return
  local folder=${XDG_CACHE_HOME:-$HOME/.cache}/carrel/apache-maven-$maven_version said
  maven=$folder/bin/mvn
  [[ -x $maven ]] && return
  say "Fetching Apache Maven $maven_version (once, 9 MB) ..."
  # It is compiled and run once: the optimising compiler would double the time that takes.
  said=$("$java_home/bin/java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC "$root/config/FetchMaven.java" \
    $maven_version $maven_sha512 "$folder" 2>&1)
  [[ -x $maven ]] || fail "${said:-Maven could not be fetched.}"
}
