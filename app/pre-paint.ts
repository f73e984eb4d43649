/**
 * Runs before the first paint: the saved skin, scheme and language, so that no frame shows wrong colours; and a watch
 * that says so in plain words when the client's own files never arrive (nothing else would say so).
 * Where nothing is saved, it takes what this deployment's configuration said the last time (lib/state/theme.ts): the
 * configuration itself comes later than the first frame. On the very first visit nothing is known, and the splash stays
 * without colour (globals.css). It is in the head, so the body is given its classes in the
 * moment it appears; a script of its own there would come a frame too late.
 * Written for any browser, and free of modules, because it must work where everything after it does not.
 */
export const PRE_PAINT = `(function (root) {
  function saved(key) { try { return JSON.parse(localStorage.getItem(key)) || {}; } catch (e) { return {}; } }
  var theme = saved('supplier-client-theme');
  var usual = saved('supplier-client-default-theme');
  function value(key) { return typeof theme[key] === 'string' ? theme[key] : usual[key]; }
  var scheme = value('scheme'), skin = value('themeName'), background = value('background');
  var dark = scheme === 'dark' || (scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.setAttribute('data-scheme', dark ? 'dark' : 'light');
  if (typeof skin === 'string') root.setAttribute('data-skin', skin);
  else root.setAttribute('data-first-visit', '');
  new MutationObserver(function (changes, watch) {
    if (!document.body) return;
    watch.disconnect();
    if (typeof skin === 'string') document.body.className = 'vab-theme-' + skin;
    if (background === 'vab-background') document.body.className += ' vab-background';
  }).observe(root, { childList: true });
  var language = saved('supplier-client-language');
  if (!/^[a-z]{2}$/.test(language)) language = usual.i18n;
  if (/^[a-z]{2}$/.test(language || '') && language !== 'zh') {
    root.lang = language;
    root.setAttribute('data-words', '');
  }
  setTimeout(function () {
    var line = document.getElementById('start-late');
    if (line) line.hidden = false;
  }, 12000);
})(document.documentElement);`;
