import vm from 'node:vm';
import renewTexts from './renewed-texts.mjs';

test('where a file of texts is edited, the page starts anew', () => {
  const script = renewTexts('{ "title": "登录" }')
    .replace('export default', 'texts =')
    .replaceAll('import.meta.turbopackHot', 'hot');
  const handlers: (() => void)[] = [];
  const reload = jest.fn();
  const page = {
    texts: {},
    hot: { dispose: (handler: () => void) => handlers.push(handler) },
    location: { reload },
  };
  vm.runInNewContext(script, page);
  expect(page.texts).toEqual({ title: '登录' });
  expect(reload).not.toHaveBeenCalled();
  handlers.forEach((handler) => handler());
  expect(reload).toHaveBeenCalledTimes(1);
});
