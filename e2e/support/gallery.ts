import type { Page } from 'playwright/test';
import { view } from './fixtures';

/** The pages of the pattern gallery, with the names of their headings in both languages. */
export const GALLERY_PAGES = [
  { path: '/workbench', zh: '工作台', en: 'Workbench' },
  { path: '/vab/icon/remixIcon', zh: '常规图标', en: 'Icons' },
  { path: '/vab/table/comprehensiveTable', zh: '综合表格', en: 'Comprehensive table' },
  { path: '/vab/form/stepForm', zh: '分步表单', en: 'Multi-page form' },
  { path: '/vab/editor', zh: '富文本编辑器', en: 'Text editor' },
  { path: '/vab/permission', zh: '权限控制', en: 'Permissions' },
  { path: '/vab/errorLog', zh: '错误示例', en: 'Error samples' },
  { path: '/vab/loading', zh: '加载遮罩', en: 'Loading masks' },
  { path: '/other/dynamicSegment/test1/1', zh: '动态路径', en: 'Dynamic path' },
  { path: '/other/dynamicSegment/test2?id=2', zh: '动态参数 2', en: 'Dynamic query 2' },
  { path: '/other/drag', zh: '拖拽', en: 'Drag and drop' },
  { path: '/other/excel', zh: '表格文件', en: 'Spreadsheets' },
] as const;

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
