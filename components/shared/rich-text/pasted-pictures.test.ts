/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { filesAlone, takePictures, type Intake } from './pasted-pictures';

const PNG = 'data:image/png;base64,iVBORw0KGgo=';
const SVG = 'data:image/svg+xml;utf8,<svg/>';

beforeEach(() => {
  const result = parseConfig({ baseURL: 'https://api.example.com', pictureHosts: ['cdn.example.com'] });
  if (result.ok) setConfig(result.config);
});

function take(html: string, { rtf = '', files = [] as File[], isTyped = false } = {}) {
  const uploaded: string[] = [];
  const fetched: string[] = [];
  const intake: Intake = {
    isSent: (address) => address === SVG,
    isTyped,
    isPending: (id) => id === 'known',
    upload: (content, name) => `u${uploaded.push(`${name || '-'} ${content.type} ${content.size}`)}`,
    fetch: (address) => `f${fetched.push(address)}`,
  };
  const source = {
    getData: (type: string) => (type === 'text/rtf' ? rtf : html),
    files: files as unknown as FileList,
  };
  return { ...takePictures(html, source, intake), uploaded, fetched };
}

test('pictures of the platform stay as they are', () => {
  const html = `<p>a</p><img alt="x" src="https://api.example.com/a.png"><img src="https://cdn.example.com/b.png">`;
  expect(take(html)).toEqual({ html, leftOut: [], uploaded: [], fetched: [] });
});

test('a data URL is uploaded and not kept, unless the platform itself has sent it', () => {
  expect(take(`<p>a</p><img src="${PNG}" alt="泵">`)).toMatchObject({
    html: '<p>a</p><img alt="泵" data-upload="u1">',
    uploaded: ['- image/png 8'],
  });
  const drawing = take(`<img src="${SVG.replace(/</g, '&lt;')}"><img src="data:image/svg+xml,<svg onload=x>" alt="y">`);
  expect(drawing).toMatchObject({ uploaded: [], leftOut: ['y'] });
  expect(drawing.html).toMatch(/^<img src="data:image\/svg\+xml;utf8,/);
});

test('a picture of another host is fetched; one that only counts readers is dropped without a word', () => {
  expect(
    take(
      '<img src="https://a.example/p.png"><img src="http://b.example/q.jpg"><img src="https://c.example/1" width="1">',
    ),
  ).toEqual({
    html: '<img data-upload="f1"><img data-upload="f2">',
    fetched: ['https://a.example/p.png', 'http://b.example/q.jpg'],
    uploaded: [],
    leftOut: [],
  });
});

test('a Word text: the pictures come from its RTF, in order', () => {
  const rtf = String.raw`{\rtf1{\pict\pngblip 89504e47}{\pict\jpegblip ffd8ffe0}}`;
  const html = '<p>a<img src="file:///C:/Temp/clip_image001.png" alt="铭牌"></p><img src="file:///C:/Temp/b%20c.jpg">';
  expect(take(html, { rtf })).toMatchObject({
    html: '<p>a<img alt="铭牌" data-upload="u1"></p><img data-upload="u2">',
    uploaded: ['clip_image001.png image/png 4', 'b c.jpg image/jpeg 4'],
    leftOut: [],
  });
  // With one picture missing, none is put in the place of another.
  expect(take(html, { rtf: String.raw`{\pict\pngblip 89504e47}` })).toMatchObject({
    html: '<p>a</p>',
    uploaded: [],
    leftOut: ['铭牌', 'b c.jpg'],
  });
});

test('a picture copied in a browser is on the clipboard as HTML and as a file: the file needs no other host', () => {
  const file = new File(['1234'], 'image.png', { type: 'image/png' });
  expect(take('<img src="https://a.example/pump.webp" alt="泵">', { files: [file] })).toMatchObject({
    html: '<img alt="泵" data-upload="u1">',
    uploaded: ['pump.webp image/png 4'],
    fetched: [],
  });
  // Cells of a spreadsheet come with a picture of themselves, which is not part of the text.
  expect(take('<table><tr><td>1</td></tr></table>', { files: [file] }).uploaded).toEqual([]);
});

test('what was copied in this client keeps its address; elsewhere a relative address is nobody’s', () => {
  const own = '<p data-pm-slice="1 1 []">a</p><img data-src="files/1/a.png" src="data:image/png;base64,AA" alt="b">';
  expect(take(own).html).toBe('<p data-pm-slice="1 1 []">a</p><img alt="b" src="files/1/a.png">');
  expect(take('<img src="/a.png" alt="b"><img data-src="files/1/a.png" src="/c.png">')).toMatchObject({
    html: '',
    leftOut: ['b', ''],
  });
});

test('typed as source, addresses stay and data URLs do not', () => {
  const html = `<img src="files/1/a.png"><img src="https://a.example/b.png"><img src="${PNG}">`;
  expect(take(html, { isTyped: true })).toMatchObject({
    html: '<img src="files/1/a.png"><img src="https://a.example/b.png"><img data-upload="u1">',
    fetched: [],
    leftOut: [],
  });
});

test('a picture that is still being uploaded may be copied in its text, an unknown one may not', () => {
  expect(take('<img data-upload="known" alt="a"><img data-upload="other">').html).toBe(
    '<img alt="a" data-upload="known">',
  );
});

test('files without HTML', () => {
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  const source = (html: string) => ({ getData: () => html, files: [file] as unknown as FileList });
  expect(filesAlone(source(''))).toEqual([file]);
  expect(filesAlone(source('<p>a</p>'))).toEqual([]);
  expect(filesAlone(null)).toEqual([]);
});
