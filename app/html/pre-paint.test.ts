/** @jest-environment ./scripts/check/jest-env.ts */
import { PRE_PAINT } from './pre-paint';

/** Runs the script as the head of a new page does. */
function paint(stored: Record<string, object>) {
  localStorage.clear();
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, JSON.stringify(value));
  const root = document.documentElement;
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  jest.useFakeTimers();
  // eslint-disable-next-line no-new-func -- it is text because it is part of the HTML
  new Function(PRE_PAINT)();
  jest.useRealTimers();
  return { ...root.dataset };
}

it('takes the saved skin and scheme before anything else', () => {
  const dataset = paint({
    'supplier-client-theme': { themeName: 'green-white', scheme: 'dark' },
    'supplier-client-default-theme': { themeName: 'ocean', scheme: 'light' },
  });
  expect(dataset).toEqual({ skin: 'green-white', scheme: 'dark' });
});

it('takes what the deployment said the last time where the user has saved nothing', () => {
  expect(paint({ 'supplier-client-default-theme': { themeName: 'ocean', scheme: 'dark' } })).toEqual({
    skin: 'ocean',
    scheme: 'dark',
  });
});

it('marks a first visit, so that the splash shows no colour of another skin', () => {
  expect(paint({})).toEqual({ scheme: 'light', firstVisit: '' });
});
