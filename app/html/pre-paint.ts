/**
 * Runs before the first paint: applies the saved skin, scheme and language, so that no frame has wrong colours; and
 * shows a message if the client's own files fail to load, because nothing else could. Without saved values it uses
 * those of this deployment's configuration at the last visit (lib/state/theme.ts), because the configuration arrives
 * after the first frame. On the very first visit there are none, and the splash has no colour (globals.css). The script
 * is in the head, so it sets the body's classes when the body appears; a script in the body would run a frame too late.
 * Written for any browser and without modules, because it must work where later scripts do not.
 *
 * A script of the page itself that is lost gets a second try: the bundler gives one only to what it has requested, and a
 * file that is lost before the bundler runs is never missed by it (docs/decisions/start.md D325).
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
  function isCode(code) { return typeof code === 'string' && /^[a-z]{2}$/.test(code); }
  if (!isCode(language)) language = usual.i18n;
  if (isCode(language) && language !== 'zh') {
    root.lang = language;
    root.setAttribute('data-words', '');
  }
  window.addEventListener('error', function (event) {
    var lost = event.target, again;
    // Whoever inserts a script looks after it by itself.
    if (lost.nodeName !== 'SCRIPT' || !lost.hasAttribute('src') || lost.onerror) return;
    again = document.createElement('script');
    again.onerror = function () {};
    if (lost.crossOrigin) again.crossOrigin = lost.crossOrigin;
    // The bundler knows a file by this text.
    again.setAttribute('src', lost.getAttribute('src'));
    document.head.appendChild(again);
  }, true);
  setTimeout(function () {
    var line = document.getElementById('start-late');
    if (line) line.hidden = false;
  }, 12000);
})(document.documentElement);`;
