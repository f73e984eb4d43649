/** @jest-environment node */
import { TEMPLATE_LIMITS } from '@/lib/api/reply-template';
import { openRecords, type FieldErrors } from '@/lib/demo/test-client';

test('reply templates are kept, changed, deleted and brought back', async () => {
  const { list, save, remove, post } = await openRecords();
  const total = (await list('replyTemplate')).total;
  expect((await save<FieldErrors>('replyTemplate', { title: '', content: ' ', language: 'x!' })).data.errors).toEqual({
    title: expect.any(String),
    content: expect.any(String),
    language: expect.any(String),
  });
  const saved = await save<{ id: string; version: number }>('replyTemplate', {
    title: 'Hi',
    content: '{buyer}!',
    language: 'en',
  });
  await remove('replyTemplate', [saved.data.id]);
  expect((await list('replyTemplate')).total).toBe(total);
  await post('/supplier/replyTemplate/doRestore', { ids: [saved.data.id] });
  expect((await list('replyTemplate', { language: 'en', keyword: 'hi' })).total).toBeGreaterThan(0);
});

test('what is longer than its limit is refused beside its field', async () => {
  const { save } = await openRecords();
  const template = { title: 'x', content: 'x'.repeat(TEMPLATE_LIMITS.content + 1), language: 'en' };
  const { errors } = (await save<FieldErrors>('replyTemplate', template)).data;
  expect(Object.keys(errors)).toEqual(['content']);
});
