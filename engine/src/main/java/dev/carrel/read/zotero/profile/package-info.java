/// Where does Zotero keep its data?
///
/// [Profiles] looks where Zotero, on its own or inside Firefox, keeps profiles on each system; [Preferences] reads what a
/// profile's `prefs.js` says; [DataDirectory] is the answer.
///
/// Deliberately absent: a search of the disk. What stands in none of the usual places is named by its owner.
@NullMarked
package dev.carrel.read.zotero.profile;

import org.jspecify.annotations.NullMarked;
