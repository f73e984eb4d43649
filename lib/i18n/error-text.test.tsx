import { renderHook } from '@testing-library/react';
import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { ApiError } from '@/lib/api/request/errors';
import { parseConfig, setConfig } from '@/lib/config/config';
import { ChunkLoadError } from '@/lib/util/browser/load-chunk';
import en from '@/messages/en/entry.json';
import enLogin from '@/messages/en/login.json';
import zh from '@/messages/zh/entry.json';
import zhLogin from '@/messages/zh/login.json';
import { useErrorText } from './error-text';
import type { Locale } from './locales';

beforeAll(() => {
  const result = parseConfig({});
  if (result.ok) setConfig(result.config);
});

function textOf(locale: Locale, error: unknown): string {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <NextIntlClientProvider
      locale={locale}
      messages={
        locale === 'zh' ? { entry: zh, login: zhLogin } : { entry: en as typeof zh, login: enLogin as typeof zhLogin }
      }
      timeZone="UTC"
    >
      {children}
    </NextIntlClientProvider>
  );
  return renderHook(() => useErrorText(), { wrapper }).result.current(error);
}
const ofCode = (locale: Locale, code: number | string, statusText = '') =>
  textOf(locale, new ApiError('business', { code, statusText }));

/** Specification 8 and the texts of accessible-names.md, row by row. */
it.each([
  [0, '未知错误，可能是跨域或地址有误', /unknown error, possibly no CORS or wrong address/i],
  [200, '服务器成功返回数据', /server returned data/i],
  [201, '新建或修改成功', /created or changed/i],
  [202, '已进入后台排队', /queued/i],
  [204, '删除成功', /deleted/i],
  [400, '请求有误', /wrong request/i],
  [
    401,
    '没有权限（令牌失效、账号密码错误或登录过期）',
    /no permission.*token invalid.*wrong credentials.*login expired/i,
  ],
  [402, '令牌过期', /token expired/i],
  [403, '已授权，但禁止访问', /authorised but forbidden/i],
  [404, '资源不存在', /not found/i],
  [406, '请求的格式不可得', /format not available/i],
  [410, '资源已被永久删除', /permanently deleted/i],
  [500, '服务器错误', /server error/i],
  [502, '网关错误', /bad gateway/i],
  [503, '服务不可用', /service unavailable/i],
  [504, '网关超时', /gateway timeout/i],
])('code %d reads as the table says', (code, zh, en) => {
  expect(ofCode('zh', code)).toBe(zh);
  expect(ofCode('zh', String(code))).toBe(zh);
  expect(ofCode('en', code)).toMatch(en);
});

it.each([
  [405, '不支持这种操作', /not allowed/i],
  [408, '请求超时', /timed out/i],
  [409, '数据已被他人修改', /changed/i],
  [413, '内容过大，服务器不接收', /too large/i],
  [414, '请求地址过长', /too long/i],
  [415, '服务器不接收这种格式', /format/i],
  [422, '填写的内容有误', /not accepted/i],
  [429, '操作过于频繁，请稍后再试', /too many/i],
  [431, '请求头过大', /headers/i],
  [501, '服务器不支持这项功能', /not supported/i],
])('a proxy’s HTTP %d is said in the language of the interface', (code, zh, en) => {
  expect(ofCode('zh', code, 'Some Status Text')).toBe(zh);
  expect(ofCode('en', code, 'Some Status Text')).toMatch(en);
});

it('says of a write without an answer that it may have arrived', () => {
  const lost = (maybeDone?: boolean) => new ApiError('network', { code: 0, maybeDone });
  expect(textOf('zh', lost(true))).toBe('未知错误，可能是跨域或地址有误。平台可能已经收到，重试不会重复提交。');
  expect(textOf('en', lost(true))).toMatch(/wrong address\. The platform may have received it/);
  expect(textOf('zh', lost())).toBe('未知错误，可能是跨域或地址有误');
});

it('says the platform’s words first, then the table’s, then the status text, then that it is unknown', () => {
  expect(textOf('zh', new ApiError('business', { code: 500, message: '库存维护中' }))).toBe('库存维护中');
  expect(ofCode('zh', 500, 'Internal')).toBe('服务器错误');
  expect(ofCode('zh', 418, 'I am a teapot')).toBe('I am a teapot');
});

it('says an unknown code that came without a word, and nothing found by its name', () => {
  expect(ofCode('zh', 90210)).toBe('操作失败（代码 90210）');
  expect(ofCode('en', '90210')).toBe('Something went wrong (code 90210)');
  expect(ofCode('zh', 'toString')).toBe('操作失败（代码 toString）');
  expect(ofCode('zh', 'y'.repeat(500))).toBe(`操作失败（代码 ${'y'.repeat(40)}）`);
});

it('has words for what the client itself finds', () => {
  expect(textOf('zh', new ApiError('contract', { code: 0, textKey: 'badLogin' }))).toBe(
    '登录接口异常，未正确返回 access_token',
  );
  expect(textOf('zh', new ApiError('business', { code: 0, textKey: 'preview' }))).toContain('预览模式');
  expect(textOf('zh', new ChunkLoadError('a.js'))).toContain('页面文件加载失败');
  expect(textOf('en', new Error('x'))).not.toBe('x');
});

it('names what the platform says of single fields, once, where the form has none for them', () => {
  const refused = (message: string) =>
    new ApiError('invalid', { code: 422, message, fields: { tax: '请先登记税号', name: '名称已用' } });
  expect(textOf('zh', refused('请检查'))).toBe('请检查 · 请先登记税号 · 名称已用');
  expect(textOf('zh', refused('名称已用'))).toBe('名称已用 · 请先登记税号');
});
