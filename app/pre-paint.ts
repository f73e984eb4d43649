/**
 * Runs before the first paint: the saved skin, scheme and language, so that no frame shows wrong colours; and a watch
 * that replaces the splash by plain words when the client's own files never arrive (nothing else would say so).
 * Written for any browser, and free of modules, because it must work where everything after it does not.
 */
export const PRE_PAINT = `(function (root) {
  function saved(key) { try { return JSON.parse(localStorage.getItem(key)); } catch (e) { return null; } }
  var theme = saved('supplier-client-theme') || {};
  var dark = theme.scheme === 'dark' || (theme.scheme === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  if (typeof theme.themeName === 'string') root.setAttribute('data-skin', theme.themeName);
  root.setAttribute('data-scheme', dark ? 'dark' : 'light');
  if (saved('supplier-client-language') === 'en') root.lang = 'en';
  setTimeout(function () {
    var splash = document.getElementById('splash-late');
    if (splash) splash.hidden = false;
  }, 12000);
})(document.documentElement);`;
