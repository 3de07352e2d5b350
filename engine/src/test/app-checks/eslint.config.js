import globals from 'globals';

// Types are checked by the compiler of TypeScript; this finds what it lets pass.
export default [{
  languageOptions: {globals: globals.browser},
  linterOptions: {reportUnusedDisableDirectives: 'error'},
  rules: {
    'eqeqeq': ['error', 'always', {null: 'ignore'}],
    'max-len': ['error', {code: 120}],
    'no-undef': 'error',
    'no-unused-vars': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
  },
}];
