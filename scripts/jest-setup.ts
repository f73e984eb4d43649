/// <reference types="@testing-library/jest-dom" />

// Most tests of code without parts run without a document, and load none of this.
if (typeof document !== 'undefined') {
  jest.requireActual('@testing-library/jest-dom');
  const { configure } = jest.requireActual<typeof import('@testing-library/react')>('@testing-library/react');

  // A shared machine is slower than a screen: what appears at all appears within five seconds.
  configure({ asyncUtilTimeout: 5_000 });

  // jsdom computes no layout, so it has no media either: nothing matches, nothing ever changes.
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
}
