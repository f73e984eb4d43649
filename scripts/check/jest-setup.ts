/// <reference types="@testing-library/jest-dom" />

// Most tests of code without parts run without a document, and load none of this.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');

  // How long a query waits says how busy the machine is, not what is wrong: less than a test may take, and no less.
  configure({ asyncUtilTimeout: 20_000 });

  // jsdom has no layout and no matchMedia: nothing matches or changes.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
}
