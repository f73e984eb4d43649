/** @jest-environment ./scripts/check/jest-env.ts */
import { reasonToStay } from './ask-before-unload';

const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('the browser asks as long as one of several reasons holds', () => {
  const [upload, draft] = [reasonToStay(), reasonToStay()];
  expect(asks()).toBe(false);
  upload(true);
  draft(true);
  upload(false);
  expect(asks()).toBe(true);
  draft(false);
  expect(asks()).toBe(false);
});

test('a reason that is given twice is withdrawn at once', () => {
  const upload = reasonToStay();
  upload(true);
  upload(true);
  upload(false);
  expect(asks()).toBe(false);
});
