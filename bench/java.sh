# Sourced by the measurements that are written in Java. Goes to the root of the checkout, packs the program and defines
#   bench NAME [ARGUMENT...]     (one measurement of the class Bench)

cd -P -- "$(dirname "${BASH_SOURCE[0]}")/.." || exit 3
mvn -q -Punchecked -Dmaven.test.skip=true -Dspotless.check.skip=true package || exit 3
java=$(cat .carrel-build/java 2>/dev/null || { ./carrel --version >/dev/null && cat .carrel-build/java; })
[[ -d $java ]] && java=$java/bin/java
libraries=$(echo engine/target/app/lib/*.jar | tr ' ' ':')
class_path=bench/target/classes:engine/target/app/carrel.jar:$libraries

bench() {
  "$java" -Xmx768m -XX:+UseSerialGC --add-modules=jdk.incubator.vector --enable-native-access=ALL-UNNAMED \
    -cp "$class_path" dev.carrel.bench.Bench "$@"
}
