// One word for one thing: what the texts of a language must not say, and what they say instead.

/** These texts are fixed by the specification, to the letter. */
const FIXED = /^entry\.status\./;

/**
 * `find` is looked for in the pieces of a text between its arguments. `allowed` are the keys, as `namespace.key`, whose
 * text means something else by the word, or is a title that is fixed.
 */
const FORBIDDEN = {
  zh: [
    { find: /你/, use: '您' },
    { find: /没能|没有成功/, use: '……失败' },
    { find: /载入/, use: '加载' },
    { find: /分组|产品分类/, use: '店铺分类' },
    { find: /(?<!平台)类目/, use: '平台类目' },
    { find: /阶梯(?!价)/, use: '阶梯价' },
    { find: /(?<!价格)面议/, use: '价格面议' },
    { find: /最[小低]起订/, use: '起订量' },
    { find: /产品标题/, use: '产品名称' },
    { find: /资源|资产/, use: '素材' },
    { find: /目录/, use: '文件夹' },
    { find: /客户(?!端|评价|评分)/, use: '买家' },
    { find: /评论/, use: '评价', allowed: ['blogForm.publish.comments', 'blogList.column.comments'] },
    { find: /报价书/, use: '报价单' },
    { find: /交货期/, use: '交期' },
    { find: /回复模板/, use: '快捷回复' },
    { find: /贸易条款/, use: '贸易术语', allowed: ['productForm.sections.trade'] },
    { find: /生产商|贸易商/, use: '生产厂家、贸易公司' },
    { find: /篇博客(?!文章)/, use: '博客文章' },
    { find: /副本|本地草稿/, use: '本机草稿' },
    { find: /登陆/, use: '登录' },
    { find: /登出|注销/, use: '退出登录' },
    { find: /账户|帐/, use: '账号' },
    { find: /电子邮件|电邮/, use: '邮箱' },
    { find: /^\s*点$/, use: '个百分点' },
    { find: /GMT/, use: 'UTC' },
  ],
  en: [
    // What no native says here.
    { find: /\bmend(?:s|ed|ing)?\b/i, use: 'fix' },
    { find: /\breckon(?:s|ed|ing)?\b/i, use: 'estimate' },
    { find: /\btaken\b/i, use: 'supported, in use' },
    { find: /\bby it\b/i, use: 'by this' },
    { find: /\bstands? here\b/i, use: 'appears here' },
    { find: /\blet(?:ting)? go\b/i, use: 'drop' },
    { find: /\bon (?:its|their) way\b/i, use: 'uploading, sending' },
    { find: /\bcarried out\b/i, use: 'done' },
    { find: /\bcan be had\b/i, use: 'available' },
    { find: /\ball the same\b/i, use: 'anyway' },
    { find: /\bonce more\b/i, use: 'again' },
    { find: /\bload (?:it |the page )?again\b/i, use: 'reload' },
    { find: /\b(?:failed|unable) to load\b/i, use: 'couldn’t load' },
    { find: /\bretry\b/i, use: 'try again' },
    { find: /\b(?:some|any|every)body\b/i, use: 'someone, anyone, everyone' },
    { find: /\bwhom\b/i, use: 'who' },
    { find: /\bnot be (?:loaded|searched)\b/i, use: 'Couldn’t load, couldn’t search' },
    // American English, one spelling.
    { find: /\be-mail/i, use: 'email' },
    {
      find: /(?:colour|favourit|behaviour|neighbour|labour|centre|licence|metre|litre|catalogue|grey\b)/i,
      use: 'American spelling',
    },
    { find: /\b(?:cancell|labell|travell)(?:ed|ing)\b/i, use: 'American spelling' },
    {
      find: /(?:author|custom|organ|maxim|minim|optim|recogn|summar|categor|personal|synchron)is(?:e|ing|ation)/i,
      use: 'z',
    },
    // The terms of the trade.
    { find: /\benquir/i, use: 'inquiry' },
    { find: /\bleads\b/i, use: 'inquiries' },
    { find: /\bgroups?\b/i, use: 'shop category' },
    { find: /\bproduct categor/i, use: 'shop category or platform category' },
    { find: /\bsteps?\b/i, use: 'price tier' },
    { find: /\bnegotiable\b/i, use: 'price on request' },
    { find: /\bminimum (?:order|quantity)\b/i, use: 'MOQ' },
    { find: /\bitem number\b/i, use: 'SKU' },
    {
      find: /\bitems?\b/i,
      use: 'product, file, row: what it is',
      // Of any kind.
      allowed: ['form.validation.tooFew', 'form.validation.tooMany', 'material.done.moved', 'tree.noSibling'],
    },
    { find: /\bproduct titles?\b/i, use: 'product name' },
    { find: /\bpublish(?:ed)? (?:a |the )?products?\b/i, use: 'add a product, put online' },
    {
      find: /\bmaterials?\b/i,
      use: 'file',
      // The title of the library, and what a product is made of.
      allowed: [
        'material.pageTitle',
        'search.kind.material',
        'library.pick.list',
        'login.story.text',
        'productForm.hints.description',
      ],
    },
    { find: /\b(?:resources?|assets?)\b/i, use: 'file, or entry of company strength' },
    { find: /\bcatalogs?\b/i, use: 'folder' },
    { find: /\bcustomers?\b/i, use: 'buyer', allowed: ['review.pageTitle'] },
    { find: /\bblogs\b/i, use: 'posts', allowed: ['menu.blogs'] },
    { find: /\bQ&A\b/i, use: 'questions', allowed: ['question.pageTitle', 'search.kind.question'] },
    { find: /\boffers?\b/i, use: 'quotation' },
    { find: /\blocal cop(?:y|ies)\b/i, use: 'local draft' },
    { find: /\b(?:news|tips?)\b/i, use: 'notification' },
    { find: /\bsession (?:has )?ended\b|\blogged off\b/i, use: 'session expired' },
    { find: /\b(?:log off|sign(?:ed|ing)? (?:in|out))\b/i, use: 'log in, log out' },
    { find: /\b(?:please|to) (?:login|logout)\b/i, use: 'log in, log out' },
    { find: /\bGMT\b/, use: 'UTC' },
  ],
};

/** The forbidden words in the pieces of a text, each with what to say instead. */
export function wordProblems(locale, key, pieces) {
  if (FIXED.test(key)) return [];
  return (FORBIDDEN[locale] ?? [])
    .filter(({ allowed = [] }) => !allowed.includes(key))
    .flatMap(({ find, use }) => {
      const word = pieces.map((piece) => find.exec(piece)?.[0]).find((found) => found !== undefined);
      return word === undefined ? [] : [`says “${word.trim()}”; instead: ${use}`];
    });
}
