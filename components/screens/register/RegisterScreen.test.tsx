import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInView } from '@/components/ui/testing/render';
import { ApiError } from '@/lib/api/request/errors';
import { setTransport } from '@/lib/api/request/transport';
import { startSession } from '@/lib/auth/session';
import { parseConfig, setConfig } from '@/lib/config/config';
import { RegisterScreen } from './RegisterScreen';

const TYPED = {
  '公司名称（中文）': '海甬阀门',
  用户名: 'haiyong',
  邮箱: 'sales@haiyong.example',
  手机号: '13700137000',
  验证码: '123456',
};
const box = (name: string) => screen.getByRole('textbox', { name });

async function open(onRegister: Parameters<typeof RegisterScreen>[0]['onRegister']) {
  renderInView(<RegisterScreen onRegister={onRegister} />);
  for (const [name, text] of Object.entries(TYPED)) fireEvent.change(box(name), { target: { value: text } });
  fireEvent.change(screen.getByLabelText('密码'), { target: { value: 'valve2580' } });
  const user = userEvent.setup();
  return { press: () => user.click(screen.getByRole('button', { name: '注册' })), user };
}

beforeEach(() => {
  const parsed = parseConfig({});
  if (parsed.ok) setConfig(parsed.config);
  startSession();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => setTransport(undefined));

test('of what the platform refuses everything is said: beside its field, and above the form where there is none', async () => {
  const fields = { username: '用户名已被使用', taxNumber: '请先登记税号' };
  const register = jest.fn(() => Promise.reject(new ApiError('invalid', { code: 422, message: '请检查', fields })));
  const { press } = await open(register);
  await press();
  expect(box('用户名')).toHaveAccessibleDescription('用户名已被使用');
  expect(box('用户名')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('请先登记税号');
  expect(box('邮箱')).toHaveValue(TYPED['邮箱']);
  fireEvent.change(box('邮箱'), { target: { value: 'b@haiyong.example' } });
  expect(box('用户名')).toHaveAccessibleDescription('用户名已被使用');
  fireEvent.change(box('用户名'), { target: { value: 'haiyong2' } });
  expect(box('用户名')).not.toHaveAccessibleDescription();
});

test.each([
  ['', {}],
  [' Haiyong Valves ', { company_name_en: 'Haiyong Valves' }],
])(
  'everything is sent under the name of the contract, the English company name %j only if there is one',
  async (english, sent) => {
    const register = jest.fn(() => new Promise<void>(() => {}));
    await open(register);
    fireEvent.change(box('公司名称（英文，选填）'), { target: { value: english } });
    fireEvent.change(screen.getByRole('combobox', { name: '国家或地区' }), { target: { value: 'DE' } });
    fireEvent.click(screen.getByRole('button', { name: '注册' }));
    expect(register.mock.calls).toEqual([
      [
        {
          ...{ company_name_cn: '海甬阀门', ...sent, username: 'haiyong', phone: '13700137000', code: '123456' },
          ...{ email: 'sales@haiyong.example', password: 'valve2580', country: 'DE' },
        },
        '注册成功，请登录',
      ],
    ]);
  },
);

test('the eye of the password is called what it does', async () => {
  await open(() => Promise.resolve());
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  const typed = () => screen.getByLabelText('密码').getAttribute('type');
  press('显示密码');
  expect(typed()).toBe('text');
  press('隐藏密码');
  expect(typed()).toBe('password');
});

test('two presses register once', async () => {
  const register = jest.fn(() => new Promise<void>(() => {}));
  const { press, user } = await open(register);
  await user.selectOptions(screen.getByRole('combobox', { name: '国家或地区' }), '德国');
  await press();
  await press();
  expect(register).toHaveBeenCalledTimes(1);
  expect(register).toHaveBeenCalledWith(
    expect.objectContaining({ country: 'DE', username: 'haiyong' }),
    expect.any(String),
  );
});

test('a code that was not sent is said; when it is sent after all, that is said no longer, and it is one', async () => {
  const keys: (string | null)[] = [];
  setTransport(async (input, init) => {
    keys.push(new Request(input as Request, init).headers.get('Idempotency-Key'));
    if (keys.length === 1) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, data: { resendAfter: 30 } });
  });
  const { user } = await open(() => Promise.resolve());
  const send = () => user.click(screen.getByRole('button', { name: '获取验证码' }));
  await send();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  await send();
  await waitFor(() => expect(screen.getByRole('button', { name: /30 秒后/ })).toBeDisabled());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(keys[1]).toBe(keys[0]);
});

test.each(['null', '[]', '<html>', '{"code":422,"msg":"","data":{"errors":{"phone":"号码已注册"}}}'])(
  'a code is not said to be sent where the answer is %s',
  async (body) => {
    setTransport(async () => new Response(body));
    const { user } = await open(() => Promise.resolve());
    await user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(body.includes('phone') ? /号码已注册/ : /./);
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeEnabled();
  },
);

test('a form that is not complete goes to the first field that lacks something', async () => {
  const register = jest.fn(() => Promise.resolve());
  const { press } = await open(register);
  for (const name of ['手机号', '邮箱']) fireEvent.change(box(name), { target: { value: '' } });
  await press();
  const [first] = screen.getAllByRole('textbox').filter((one) => one.getAttribute('aria-invalid') === 'true');
  expect(first).toHaveFocus();
  expect(register).not.toHaveBeenCalled();
});
