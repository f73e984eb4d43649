import type { Locator, Page } from 'playwright/test';
import { expect, openAs, view } from './fixtures';
import { openQuotation } from './inquiry-page';

/** The nine forms for longer texts, for journeys that do the same with each. */
export interface WritingForm {
  path: string;
  /** Opens the form from the page, if it is not there at once. */
  enter?: (page: Page) => Promise<unknown>;
  field: (page: Page) => Locator;
  /** A drawer over the page, which cannot be reached behind it. */
  drawer?: boolean;
  /** The browser's Back closes it, and its draft is offered when it is opened again. */
  backCloses?: boolean;
  /** Its draft is restored without a question. */
  returns?: boolean;
}

const add = (page: Page) => view(page).getByRole('button', { name: '新增', exact: true }).click();
const inView = (name: string) => (page: Page) => view(page).getByRole('textbox', { name, exact: true }).first();
const inDrawer = (drawer: string, name: string) => (page: Page) =>
  page.getByRole('dialog', { name: drawer }).getByRole('textbox', { name, exact: true });
const reply = (page: Page) =>
  view(page)
    .getByRole('listitem', { name: 'Carlos Mendes' })
    .first()
    .getByRole('button', { name: '回复', exact: true });
const answer = (page: Page) =>
  view(page)
    .getByRole('row')
    .filter({ hasText: 'Does the solar pump keep running' })
    .getByRole('button', { name: '回复' });

export const FORMS: Record<string, WritingForm> = {
  product: { path: '/ProductAdd?id=10001', field: inView('产品名称 中文') },
  post: { path: '/BlogsAdd', field: inView('标题 中文') },
  'shop info': { path: '/Shop/Info', field: inView('店铺标语') },
  'shop detail': { path: '/Shop/Detail', field: inView('第 1 个问题 中文') },
  contact: { path: '/Shop/Contacts', enter: add, field: inDrawer('新增联系人', '姓名'), drawer: true },
  factory: { path: '/Shop/Resources?kind=factory', enter: add, field: inDrawer('新增工厂', '名称'), drawer: true },
  answer: {
    path: '/Product/Question',
    enter: (page) => answer(page).click(),
    field: inDrawer('回答问题', '回答'),
    drawer: true,
  },
  'reply to a review': {
    path: '/Shop/Reviews',
    enter: (page) => reply(page).click(),
    field: inView('回复内容'),
    backCloses: true,
  },
  quotation: {
    path: '/BusinessManage/Business?id=150',
    enter: (page) => openQuotation(page),
    field: inView('附言'),
    returns: true,
  },
};

export async function openForm(page: Page, { path, enter, field }: WritingForm) {
  await openAs(page, path);
  await enter?.(page);
  await expect(field(page)).toBeEditable();
}

/** After a reload: accepts the offered draft, unless it is restored automatically. */
export async function takeDraft(page: Page, { returns, field }: WritingForm) {
  if (returns) return expect(field(page)).toBeEditable();
  await page.getByRole('button', { name: '恢复草稿' }).click();
}

/** The question about unsaved input, and what of its record or records it says. */
export const leaveQuestion = (page: Page, name = '') =>
  page.getByRole('dialog', { name: new RegExp(`${name}.*有未保存的更改$`) });

type LeaveAnswer = '保存并关闭' | '关闭并保留草稿' | '取消' | '放弃更改';

export async function answerLeave(page: Page, answer: LeaveAnswer, name?: string) {
  const question = leaveQuestion(page, name);
  await question.getByRole('button', { name: answer }).click();
  await expect(question).toHaveCount(0);
}

/** A reply to a buyer can be taken back for ten seconds; by its button it leaves at once. */
export const leaveNow = (page: Page) => view(page).getByRole('button', { name: '立即发送', exact: true }).click();
