import type { Page } from 'playwright/test';
import { chooseLanguage, expect, openAs, test } from '../support/fixtures';
import { FORMS, leaveQuestion, type WritingForm } from '../support/forms';
import { choose, openDrawer } from '../support/theme-parts';

/** Every exit of a form: typed text is asked about, or is there on return (bar E2); an untouched form never asks (E3). */

interface Exit {
  /** Leads out, as far as nothing asks. */
  leave: (page: Page) => Promise<unknown>;
  /** Leads back to a form that was left without a question. */
  back?: (page: Page) => Promise<unknown>;
  /** What asks: a dialog of the client, or the browser. */
  asks?: 'dialog' | 'browser';
}

const OTHER = '/Product/Catalogs';
const otherStands = (page: Page) =>
  expect(page.getByRole('main').getByRole('heading', { level: 1, name: '素材管理' })).toBeVisible();
const goOther = async (page: Page) => {
  await page.goto(`./#${OTHER}`);
  await otherStands(page);
};
const current = (page: Page) => page.getByRole('tablist', { name: '标签栏' }).getByRole('tab', { selected: true });
const more = async (page: Page, name: string) => {
  await page.getByRole('button', { name: '更多标签操作' }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};
const chooseLayout = async (page: Page, name: string) => {
  await openDrawer(page);
  await choose(page, '布局', name);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: '主题设置' })).toHaveCount(0);
};
const viaLink = async (page: Page) => {
  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveTitle(/^首页/);
};

const EXITS: Record<string, Exit> = {
  'a link': { leave: viaLink, back: (page) => page.goBack() },
  Back: {
    // The page before is another one of the client.
    leave: async (page) => {
      await page.goBack();
      await expect(page).toHaveTitle(/^素材管理/);
    },
    back: (page) => page.goForward(),
  },
  Forward: {
    leave: async (page) => {
      await goOther(page);
      await page.goBack();
      await page.goForward();
      await otherStands(page);
    },
    back: (page) => page.goBack(),
  },
  'another address': { leave: goOther, back: (page) => page.goBack() },
  'so many other pages that views are given up': {
    leave: async (page) => {
      await goOther(page);
      await page.goto('./#/Blogs/Blogs');
      await expect(page).toHaveTitle(/^博客列表/);
      await page.goto('./#/');
      await expect(page).toHaveTitle(/^首页/);
    },
    back: async (page) => {
      for (let step = 0; step < 3; step += 1) await page.goBack();
    },
  },
  'another language': {
    leave: (page) => chooseLanguage(page, 'English'),
    back: (page) => chooseLanguage(page, '中文'),
  },
  'another layout': {
    leave: (page) => chooseLayout(page, '横向'),
    back: (page) => chooseLayout(page, '纵向'),
  },
  'closing the tab': { leave: (page) => current(page).press('Delete'), asks: 'dialog' },
  'closing all tabs': { leave: (page) => more(page, '关闭全部'), asks: 'dialog' },
  'closing the other tabs': {
    leave: async (page) => {
      await viaLink(page);
      await more(page, '关闭其他');
    },
    asks: 'dialog',
    back: (page) => page.goBack(),
  },
  'the refresh button': {
    leave: (page) => page.getByRole('banner').getByRole('button', { name: '刷新' }).click(),
    asks: 'dialog',
  },
  'log out': {
    leave: async (page) => {
      await page.getByRole('button', { name: /用户菜单$/ }).click();
      await page.getByRole('menuitem', { name: '退出登录' }).click();
    },
    asks: 'dialog',
  },
  reload: { leave: (page) => page.evaluate(() => location.reload()), asks: 'browser' },
  'closing the window': { leave: (page) => page.close({ runBeforeUnload: true }), asks: 'browser' },
};
/** Over a drawer nothing of the frame can be pressed. */
const OF_DRAWERS = ['another address', 'reload', 'closing the window'];
/** They end what is looked at where nothing asks. */
const FOR_GOOD = [
  'closing the tab',
  'closing all tabs',
  'log out',
  'reload',
  'closing the window',
  'the refresh button',
  'closing the other tabs',
];

const exitsOf = ({ drawer, backCloses, returns }: WritingForm) =>
  Object.entries(EXITS).filter(
    ([name]) =>
      (!drawer || OF_DRAWERS.includes(name)) &&
      !(backCloses && name === 'Back') &&
      !(returns && name === 'closing the window'),
  );

/** Notes each question of the browser, and says no to it: the page stays. */
function refuseToLeave(page: Page) {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  return asked;
}

const tagOf = (name: string) => (name === 'product' || name === 'contact' ? '' : ' @all');

for (const [name, form] of Object.entries(FORMS)) {
  test(`${name}: typed text outlives every exit${tagOf(name)}`, async ({ page, site }) => {
    test.slow();
    site.config.keepAliveMaxNum = 2;
    const asked = refuseToLeave(page);
    await openAs(page, OTHER);
    await page.goto(`./#${form.path}`);
    await form.enter?.(page);
    const field = form.field(page);
    await expect(field).toBeEditable();
    await field.fill('舍不得丢掉');
    const url = page.url();
    for (const [exit, { leave, back, asks }] of exitsOf(form)) {
      await test.step(exit, async () => {
        const before = asked.length;
        if (form.returns && exit === 'reload') await page.reload();
        else await leave(page);
        // What comes back by itself need not be asked about, but for a logout, which would take it along.
        const silent = form.returns && exit !== 'log out';
        if (asks && silent) {
          if (asks === 'dialog') await page.goto(`./#${form.path}`);
        } else if (asks === 'browser') {
          await expect.poll(() => asked.slice(before)).toEqual(['beforeunload']);
        } else if (asks === 'dialog') {
          const question = page.getByRole('dialog');
          await question.getByRole('button', { name: '取消' }).click();
          await expect(question).toHaveCount(0);
        }
        if (!asks || !silent) await back?.(page);
        await expect(field).toHaveValue('舍不得丢掉');
        expect(page.url()).toBe(url);
        if (asks !== 'browser') expect(asked).toHaveLength(before);
      });
    }
  });

  test(`${name}: typed and typed back asks nothing${name === 'contact' ? '' : ' @all'}`, async ({ page }) => {
    test.slow();
    const asked = refuseToLeave(page);
    await openAs(page, OTHER);
    for (const [exit, { leave, back }] of exitsOf(form)) {
      // Either ends this page, or is one of the others many times over.
      if (['closing the window', 'so many other pages that views are given up'].includes(exit)) continue;
      await test.step(exit, async () => {
        await page.goto(`./#${OTHER}`);
        await page.goto(`./#${form.path}`);
        await form.enter?.(page);
        const field = form.field(page);
        await expect(field).toBeEditable();
        const first = await field.inputValue();
        await field.fill('写了又改');
        await field.fill(first);
        await leave(page);
        if (exit === 'log out') {
          await expect(page.getByRole('button', { name: '登录', exact: true })).toBeVisible();
        } else if (!FOR_GOOD.includes(exit)) {
          await back?.(page);
          await expect(field).toHaveValue(first);
        }
        await expect(leaveQuestion(page)).toHaveCount(0);
        await expect(page.getByRole('dialog', { name: /退出/ })).toHaveCount(0);
        expect(asked).toEqual([]);
        if (!form.enter || form.returns || exit === 'log out') return;
        if (['reload', 'the refresh button'].includes(exit)) await expect(field).toBeVisible();
        if (!(await field.isVisible())) return;
        if (form.drawer) await page.keyboard.press('Escape');
        else await page.getByRole('main').getByRole('button', { name: '取消' }).click();
        await expect(field).toHaveCount(0);
      });
      if (exit === 'log out') break;
    }
  });
}
