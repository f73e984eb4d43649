import { endpoints } from '@/lib/demo/platform/endpoints';
import { SEEDED, menuOf, type Waiting } from './menu';
import type { Platform } from '@/lib/demo/platform/platform';
import { isPending, isUnanswered } from './waiting';

/** The current counts. An unchanged entity is as seeded, and need not be loaded to be counted. */
async function waitingIn(platform: Platform): Promise<Waiting> {
  const count = async <K extends 'question' | 'inquiry'>(name: K, seeded: number, tally: () => number) => {
    if (!platform.isTouched(name)) return seeded;
    await platform.load(name);
    return tally();
  };
  const [questions, inquiries] = await Promise.all([
    count('question', SEEDED.questions, () => platform.store('question').records().filter(isPending).length),
    count('inquiry', SEEDED.inquiries, () => platform.store('inquiry').records().filter(isUnanswered).length),
  ]);
  return { questions, inquiries };
}

/** The menu as the platform sends it (contract 2). */
export const handlers = (platform: Platform) => [
  endpoints(platform).get('/router/getList', async () => menuOf(await waitingIn(platform))),
];
