import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// A shared machine is slower than a screen: what appears at all appears within five seconds.
configure({ asyncUtilTimeout: 5_000 });

// jsdom computes no layout, so it has no media either: nothing matches, nothing ever changes.
if (typeof window !== 'undefined' && !window.matchMedia) {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: false, media, onchange: null, addListener() {}, removeListener() {} });
}
