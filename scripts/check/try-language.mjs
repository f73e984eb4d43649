// npm run try-language: tries docs/translating.md, "Add a language". A copy of the project is given a folder with twenty
// texts in French and nothing else. It has to compile, to pass the check, which counts what is missing, and to build;
// then every screen is opened in French in a browser, and no key may be read on any of them. A build without a text of a
// shipped language has to fail.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openBrowser } from '../../e2e/support/browser.mjs';
import { loadSource } from '../build/load-source.mjs';
import { namespacesIn } from '../translate/list.mjs';
import { tryInCopy } from './project-copy.mjs';
import { serveDist } from '../operate/server.mjs';

const FRENCH = {
  login: { title: 'Connexion', submit: 'Se connecter', username: 'Nom d’utilisateur' },
  menu: { products: 'Produits', inquiries: 'Demandes', shop: 'Boutique' },
  home: { pageTitle: 'Accueil' },
  productList: { pageTitle: 'Liste des produits' },
  material: { pageTitle: 'Médiathèque' },
  contact: { pageTitle: 'Contacts de la boutique' },
  table: {
    search: 'Rechercher',
    reset: 'Réinitialiser',
    columns: 'Colonnes',
    density: 'Densité',
    filters: 'Filtres',
    clearAll: 'Tout effacer',
    sort: 'Trier',
    actions: 'Opérations',
  },
  form: { undo: 'Annuler' },
  feedback: { undo: 'Annuler' },
};

const TOKEN = 'language-session';
/** Runs before the page's own code: an existing session, and a demo without latency. */
function prepare([token, isIn]) {
  globalThis.__DEMO__ = { latency: 0, persist: false, sessions: { [token]: 'yongquan-pump' } };
  localStorage.setItem('supplier-client-language', JSON.stringify('fr'));
  if (!isIn) return;
  localStorage.setItem('supplier-client-token', token);
  localStorage.setItem('supplier-client-account', JSON.stringify('yongquan-pump'));
}

/** In the page: everything that is read on it or read out of it. */
function readPage() {
  const named = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')];
  const names = named.flatMap((node) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => node.getAttribute(name)),
  );
  return [document.title, document.body.innerText, ...names.filter(Boolean)].join('\n');
}

async function openEveryScreen(dist) {
  const site = await serveDist({ dir: dist, host: '127.0.0.1', config: { demo: true } });
  const browser = await openBrowser();
  const rawKey = new RegExp(`\\b(?:${namespacesIn('zh').join('|')})(?:\\.[a-z]\\w*)+`, 'g');
  const found = [];
  const look = async (path, expected, isIn = true) => {
    const context = await browser.newContext({ locale: 'fr-FR', serviceWorkers: 'block' });
    await context.addInitScript(prepare, [TOKEN, isIn]);
    const page = await context.newPage();
    page.on('pageerror', (error) => found.push(`${path}: ${error.message}`));
    page.on('console', (message) => message.type() === 'error' && found.push(`${path}: ${message.text()}`));
    await page.goto(`${site.url}#${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    await page.getByText(expected).first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    const text = await page.evaluate(readPage);
    for (const key of text.match(rawKey) ?? []) found.push(`${path}: shows ${key}`);
    await context.close();
  };
  try {
    await look('/login', FRENCH.login.submit, false);
    const { SCREENS } = loadSource('lib/router/screens.ts');
    const paths = Object.values(SCREENS).map(({ path }) => path);
    for (const path of [...paths, '/nowhere']) await look(path, FRENCH.home.pageTitle);
    console.log(
      `${found.length === 0 ? 'ok    ' : 'FAILED'} ${paths.length + 2} pages in French, ${found.length} faults`,
    );
  } finally {
    await browser.close();
    await site.close();
  }
  if (found.length > 0) throw new Error(found.join('\n'));
}

await tryInCopy('language', async ({ copy, run }) => {
  mkdirSync(join(copy, 'messages/fr'));
  for (const [name, texts] of Object.entries(FRENCH)) {
    writeFileSync(join(copy, `messages/fr/${name}.json`), `${JSON.stringify(texts, null, 2)}\n`);
  }
  run('node', ['scripts/build/make/modules.mjs']);
  run('npm', ['run', '-s', 'types']);
  const said = run('npm', ['run', '-s', 'i18n:check']);
  if (!/^fr: 20 of \d+ texts/m.test(said)) throw new Error(`The check does not count the French texts:\n${said}`);
  run('npm', ['run', '-s', 'build']);
  await openEveryScreen(join(copy, 'dist'));

  const file = join(copy, 'messages/en/home.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/\n {2}"[^"]+": "[^"]*",/, ''));
  const failed = run('npm', ['run', '-s', 'build'], { fails: true });
  if (!/messages\/en\/home\.json:\S+: is missing/.test(failed)) throw new Error(`The build names no text:\n${failed}`);
});
