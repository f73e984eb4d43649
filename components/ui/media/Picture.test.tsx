import { render } from '@testing-library/react';
import { parseConfig, setConfig } from '@/lib/config/config';
import { Picture } from './Picture';

const parsed = parseConfig({});
if (parsed.ok) setConfig(parsed.config);

test('an address that is no picture’s is not asked for: the fallback is shown', () => {
  const shown = (src: string) => render(<Picture src={src} alt="" fallback="none" />).container;
  expect(shown('data:text/html,<b>x</b>').textContent).toBe('none');
  expect(shown('javascript:alert(1)').querySelector('img')).toBeNull();
  expect(shown('/files/a.png').querySelector('img')).toHaveAttribute('src', '/files/a.png');
});
