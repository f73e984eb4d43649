import type { Page } from 'playwright/test';
import { expect, view, viewLoaded } from './fixtures';

/** Opens a page of the gallery by its address; it is there when its own heading is. */
export async function openGalleryPage(page: Page, path: string, title: string) {
  await page.goto(`./#${path}`);
  await expect(view(page).getByRole('heading', { level: 1, name: title, exact: true })).toBeAttached();
  await viewLoaded(page);
}

/** The sample with a title. */
export const sample = (page: Page, title: string) => view(page).getByRole('region', { name: title, exact: true });

/** Chooses a state of a sample. A radio button covers its label. */
export const choose = (page: Page, title: string, state: string) =>
  sample(page, title).getByRole('radio', { name: state, exact: true }).check();

/** The addresses of the scripts loaded so far that hold something of the gallery. */
export const galleryScripts = (page: Page) =>
  page.evaluate(async () => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => /\.js(\?|$)/.test(name));
    const texts = await Promise.all(scripts.map(async ({ name }) => [name, await (await fetch(name)).text()] as const));
    return texts.filter(([, text]) => /data-gallery-sample|galleryParts/.test(text)).map(([name]) => name);
  });
