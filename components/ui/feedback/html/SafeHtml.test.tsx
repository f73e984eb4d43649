import { screen } from '@testing-library/react';
import { renderInView } from '@/components/ui/testing/render';
import { parseConfig, setConfig } from '@/lib/config/config';
import { SafeHtml } from './SafeHtml';

beforeEach(() => {
  const result = parseConfig({ baseURL: 'https://api.example.com', pictureHosts: ['cdn.example.com'] });
  if (result.ok) setConfig(result.config);
});
const show = (html: string) => renderInView(<SafeHtml html={html} />).container;

it('loads pictures of the platform, of named hosts and those in the text itself', () => {
  const page = show(
    '<img src="/a.png"><img src="./b/c.png"><img src="d/e.png"><img src="https://cdn.example.com/b.png"><img src="data:image/png;base64,AA">',
  );
  const sources = [...page.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
  expect(sources).toEqual([
    'https://api.example.com/a.png',
    'https://api.example.com/b/c.png',
    'https://api.example.com/d/e.png',
    'https://cdn.example.com/b.png',
    'data:image/png;base64,AA',
  ]);
});

it('puts the name of the host and a link in the place of any other, and asks for nothing', () => {
  const page = show('<p>前 <img src="https://track.example/p.gif?u=1" alt="泵"> 后</p>');
  expect(page.querySelector('img')).toBeNull();
  const link = screen.getByRole('link', { name: '来自 track.example 的图片 · 泵 显示' });
  expect(link).toHaveAttribute('href', 'https://track.example/p.gif?u=1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(page).toHaveTextContent('前 来自 track.example 的图片 · 泵 显示 后');
});

it('leaves no empty link around a picture, and keeps one that holds words', () => {
  show(
    '<a href="https://a.example"><img src="https://b.example/1.png"></a><a href="https://c.example">看<img src="https://d.example/2.png"></a>',
  );
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual([
    '来自 b.example 的图片 显示',
    '看',
    '来自 d.example 的图片 显示',
  ]);
});

it('leads links of the platform to the platform', () => {
  show('<a href="/files/a.pdf">a</a><a href="https://b.example/">b</a><a href="mailto:c@c.example">c</a>');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://api.example.com/files/a.pdf',
    'https://b.example/',
    'mailto:c@c.example',
  ]);
});

it('leaves out what is no picture', () => {
  expect(show('a<img src="mailto:x@a.example"><img src="#top">b').querySelectorAll('img, a')).toHaveLength(0);
});
