/// What do the tables of Zotero's database say?
///
/// [DatabaseCopy] copies the database with whatever journal stands beside it, which takes no lock and changes nothing;
/// [ZoteroDatabase] asks the copy. SQLite itself brings the copy to the state of the last finished transaction, so a
/// running Zotero, an unfinished transaction and either journal mode make no difference.
///
/// Deliberately absent: a connection to the database that Zotero uses. Even a read-only one takes a lock, and waits for
/// the lock that Zotero holds as long as it runs.
@NullMarked
package dev.carrel.read.zotero.sqlite;

import org.jspecify.annotations.NullMarked;
