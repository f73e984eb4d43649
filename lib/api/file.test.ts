/** @jest-environment ./scripts/check/jest-env.ts */
import { parseConfig, setConfig } from '@/lib/config/config';
import { uploadFile } from './file';
import { setTransport } from './request/transport';

const result = parseConfig({});
if (result.ok) setConfig(result.config);
afterAll(() => setTransport(undefined));

it('sends a file under a name without folders, which every system can store', async () => {
  const names: string[] = [];
  setTransport(async (input, init, form) => {
    names.push((form?.get('file') as File).name);
    return Response.json({ code: 200, data: { id: '1', url: '/a.png', name: 'a.png', mime: 'image/png', size: 1 } });
  });
  for (const name of ['../../up.png', 'CON.png']) await uploadFile(new File(['x'], name), 'image');
  expect(names).toEqual(['up.png', '_CON.png']);
});
