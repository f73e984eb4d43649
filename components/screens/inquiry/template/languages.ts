/** Languages of buyers that are proposed (BCP 47); any other that a template has stays. */
export const TEMPLATE_LANGUAGES = [
  'zh',
  'en',
  'es',
  'pt',
  'fr',
  'de',
  'it',
  'ru',
  'ar',
  'tr',
  'vi',
  'th',
  'id',
  'ja',
  'ko',
] as const;
