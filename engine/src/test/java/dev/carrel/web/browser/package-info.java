/// Does the app work in people's hands?
///
/// These tests start a real server over a real library and use it with a real browser, by the roles and names that a
/// screen reader would find.
package dev.carrel.web.browser;
