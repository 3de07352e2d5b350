package dev.carrel.endpoint;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Map;

import dev.carrel.base.UserError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

final class KeySourceTest {
    @TempDir
    private Path folder;

    private Path keyFile(String content, String permissions) throws Exception {
        Path file = Files.writeString(folder.resolve("key"), content);
        return Files.setPosixFilePermissions(file, PosixFilePermissions.fromString(permissions));
    }

    @Test
    void aVariableHoldsAKey() throws Exception {
        assertThat(KeySource.of("env:MY_KEY", folder).key(Map.of("MY_KEY", "sk-1")::get)).contains("sk-1");
    }

    @Test
    void aFileOfItsOwnerHoldsAKey() throws Exception {
        keyFile("sk-2\n", "rw-------");
        assertThat(KeySource.of("file:key", folder).key(_ -> null)).contains("sk-2");
    }

    @ParameterizedTest
    @ValueSource(strings = {"rw-r-----", "rw----r--", "rw-rw-rw-", "rw--w----"})
    void aFileThatOthersCanReachIsRefused(String permissions) throws Exception {
        keyFile("sk-2", permissions);
        assertThatThrownBy(() -> KeySource.of("file:key", folder).key(_ -> null))
                .isInstanceOfSatisfying(EndpointFailure.Thrown.class, e -> assertThat(e.failure())
                        .isEqualTo(new EndpointFailure.ExposedKey(folder.resolve("key"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  \n", "two words", "two\nlines", "sk-ü"})
    void whatIsNoKeyIsNotSentAndNotRepeated(String content) throws Exception {
        keyFile(content, "rw-------");
        assertThatThrownBy(() -> KeySource.of("file:key", folder).key(_ -> null))
                .isInstanceOfSatisfying(EndpointFailure.Thrown.class, e -> assertThat(e.failure())
                        .isEqualTo(new EndpointFailure.NoKey("the file " + folder.resolve("key"))));
    }

    @ParameterizedTest
    @ValueSource(strings = {"sk-0123456789", "env:", "env:A B", "file:", "ENV:KEY"})
    void aKeyItselfIsRefusedAndNotRepeated(String written) {
        assertThatThrownBy(() -> KeySource.of(written, folder)).isInstanceOf(UserError.class)
                .hasMessageNotContaining("0123456789");
    }
}
