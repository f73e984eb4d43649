import { sourcePage } from './source-page';

it.each([
  ['https://git.example/tree/main/views', '/Product/Product', 'https://git.example/tree/main/views/Product/Product'],
  ['https://git.example/tree/main/views/', '/', 'https://git.example/tree/main/views/index'],
  ['https://git.example{path}/index.vue?raw', '/Shop/Info', 'https://git.example/Shop/Info/index.vue?raw'],
  ['https://git.example/{path}', '/a b"$&', 'https://git.example//a%20b%22$&'],
])('%s and %s make %s', (address, path, page) => expect(sourcePage(address, path)).toBe(page));
