/** @jest-environment ./scripts/check/jest-env.ts */
import { takePictures, type Intake } from './pasted-pictures';

const none = () => '';
const intake: Intake = { isSent: () => false, isPending: () => false, upload: none, fetch: none };
const pasted = (html: string) =>
  takePictures(html, null, intake)
    .html.replace(/\u00a0|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const item = (level: number, marker: string, text: string, [from, to] = ['<![if !supportLists]>', '<![endif]>']) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>${from}<span lang=EN-US>` +
  `<span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span>` +
  `${to}${text}<o:p></o:p></p>\r\n`;

test('the items of a Word list are a list, with those of a lower level in it', () => {
  const html = `<p class=MsoNormal>Before</p>${item(1, '·', 'Pump')}${item(2, 'o', 'Seal')}${item(1, '·', 'Motor')}<p>After</p>`;
  expect(pasted(html)).toBe('<p>Before</p><ul><li>Pump<ul><li>Seal</li></ul></li><li>Motor</li></ul> <p>After</p>');
});

test('numbers make a numbered list, also in the comments that Word writes for browsers; another text ends it', () => {
  const comments: [string, string] = ['<!--[if !supportLists]-->', '<!--[endif]-->'];
  const html = `${item(1, '1.', 'One', comments)}${item(1, '2.', 'Two', comments)}<p>Then</p>${item(1, '·', 'Three')}`;
  expect(pasted(html)).toBe('<ol><li>One</li><li>Two</li></ol> <p>Then</p><ul><li>Three</li></ul>');
});

test('what Google Docs copies is bold only where it says so; what Word calls bold stays bold', () => {
  const docs = '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr">Plain <b>bold</b></p></b>';
  expect(pasted(docs)).toBe('<p>Plain <b>bold</b></p>');
  expect(pasted("<p><b style='mso-bidi-font-weight:normal'>Bold</b></p>")).toBe('<p><b>Bold</b></p>');
});

test.each([
  ['<p><span style="font-weight:700">Bold</span></p>', '<p><span><strong>Bold</strong></span></p>'],
  ['<p><span style="color:#000;font-style:italic">It</span></p>', '<p><span><em>It</em></span></p>'],
  ['<p><span style="text-decoration:underline">U</span></p>', '<p><span><u>U</u></span></p>'],
  [
    '<p><span style="font-weight: bold; font-style: italic">Both</span></p>',
    '<p><span><em><strong>Both</strong></em></span></p>',
  ],
  ['<table><tr><td style="font-weight:700">A</td></tr></table>', '<td><strong>A</strong></td>'],
  ['<h1 style="font-weight:700">One</h1><h5>Five</h5><h6>Six</h6>', '<h2>One</h2><h4>Five</h4><h4>Six</h4>'],
  ['<p style="mso-bidi-font-weight:bold;font-weight:400">Plain</p>', '<p>Plain</p>'],
  ['<strong><span style="font-weight:700">Once</span></strong>', '<strong><span>Once</span></strong>'],
])('marks that are styles are marks: %s', (html, kept) => {
  expect(pasted(html)).toContain(kept);
});

test('a link is underlined by itself', () => {
  const html = '<p><a href="https://a.example"><span style="text-decoration:underline">Link</span></a></p>';
  expect(pasted(html)).not.toContain('<u>');
});
