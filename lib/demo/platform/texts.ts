/** The platform's messages, in the language of Accept-Language. `{name}` is a placeholder. */
const TEXTS = {
  ok: ['操作成功', 'Done'],
  saved: ['保存成功', 'Saved'],
  deleted: ['删除成功', 'Deleted'],
  restored: ['已恢复', 'Restored'],
  copied: ['已复制为草稿', 'Copied as a draft'],
  cleared: ['清空消息成功', 'Messages cleared'],
  loggedIn: ['登录成功', 'Logged in'],
  loggedOut: ['已退出登录', 'Logged out'],
  registered: ['注册成功', 'Registered'],
  codeSent: ['验证码已发送', 'The code has been sent'],
  passwordChanged: ['修改密码成功', 'Password changed'],
  uploaded: ['上传成功', 'Uploaded'],
  sent: ['发送成功', 'Sent'],
  appealed: ['申诉已提交', 'Appeal submitted'],

  noSession: ['登录已过期，请重新登录', 'Your session expired, please log in again'],
  forbidden: ['当前账号没有此操作的权限', 'Your account doesn’t have permission to do this'],
  notFound: ['资源不存在', 'Not found'],
  unknownCall: ['接口不存在', 'No such call'],
  badBody: ['请求内容无法识别', 'The request can’t be read'],
  badLogin: ['用户名或密码错误', 'Wrong username or password'],
  unknownPhone: ['该手机号尚未注册', 'This phone number is not registered'],
  badCode: ['验证码错误', 'Wrong verification code'],
  badSignOn: ['单点登录失败，请重新登录', 'Single sign-on failed, please log in again'],
  badCipher: ['登录信息无法解密', 'The login can’t be decrypted'],
  conflict: ['数据已被他人修改', 'The record was changed by someone else'],
  invalid: ['请检查标出的内容', 'Please check the marked fields'],
  transition: ['{from}的产品不能改为{to}', 'A product that is {from} can’t become {to}'],
  incomplete: ['产品信息不完整：{field} {reason}', 'The product is incomplete: {field} {reason}'],
  transitionOf: ['不能从“{from}”改为“{to}”', 'It can’t change from “{from}” to “{to}”'],
  noAnswer: ['还没有回答', 'It has no answer yet'],
  notAhead: ['发布时间须晚于现在', 'The publish time must be in the future'],
  incompletePost: ['博客文章内容不完整：{field} {reason}', 'The post is incomplete: {field} {reason}'],
  shopCategoryHasProducts: [
    '分类下还有 {count} 个产品，请选择移到哪里',
    'It contains {count} products. Choose where they go',
  ],
  materialInUse: ['素材正在使用，确认后可强制删除', 'The file is in use. Confirm to delete it anyway'],
  folderNotEmpty: [
    '文件夹不为空，确认后内容移到上一级',
    'The folder isn’t empty. Confirm to move its content up one level',
  ],
  unknownParent: ['上级不存在', 'No such parent'],
  ownChild: ['不能移到自己的下级', 'It can’t be moved into itself'],
  tooDeep: ['最多 {max} 级', 'At most {max} levels'],
  unknownFolder: ['文件夹不存在', 'No such folder'],
  nameTaken: ['已有同名文件夹', 'A folder with this name already exists'],
  quotaFull: ['存储空间不足，最多 {max} GB', 'Not enough storage. The limit is {max} GB'],
  unknownProduct: ['产品不存在', 'No such product'],
  unknownAssignee: ['没有这位同事', 'No such colleague'],
  emptyReply: ['请输入回复内容，或添加附件、报价单', 'Write a reply, or add a file or a quotation'],
  spamReply: ['垃圾询盘不能回复，请先移出垃圾箱', 'You can’t reply to spam. Take it out of spam first'],
  reminderPast: ['提醒时间须晚于现在', 'The reminder must be in the future'],
  validUntilPast: ['有效期不能早于今天', 'The quotation must be valid until today or later'],
  onePrimary: [
    '须有一位主要联系人，请先指定另一位',
    'A shop needs a primary contact. Make someone else the primary contact first',
  ],
  alreadyAppealing: ['申诉正在处理中', 'The appeal is already being reviewed'],
  hiddenReview: ['该评价已隐藏', 'This review is hidden'],
  noCreate: ['不能新建', 'It cannot be created here'],

  gone: ['已超过 30 天，无法恢复', 'Deleted more than 30 days ago, so it can’t be restored'],

  required: ['请填写此项', 'Please fill this in'],
  choose: ['请从列表中选择', 'Please choose from the list'],
  wrongType: ['格式不正确', 'The format is wrong'],
  format: ['格式不正确', 'The format is wrong'],
  tooLong: ['最多 {max} 个字符', 'At most {max} characters'],
  tooShort: ['至少 {min} 个字符', 'At least {min} characters'],
  tooMany: ['最多 {max} 项', 'At most {max} entries'],
  tooFew: ['至少 {min} 项', 'At least {min} entries'],
  tooBig: ['不能大于 {max}', 'At most {max}'],
  tooSmall: ['不能小于 {min}', 'At least {min}'],
  above: ['必须大于 {min}', 'Must be more than {min}'],
  maxBelowMin: ['最高价须高于最低价 {min}', 'The highest price must be above the lowest price, {min}'],
  noZeroPrice: [
    '价格须大于 0；没有价格就留空，或选择“价格面议”',
    'The price must be more than 0. If there’s no price, leave it empty or choose “Price on request”',
  ],
  noDecimals: ['{currency} 不能有小数', '{currency} has no decimals'],
  tooFine: ['{currency} 最多 {decimals} 位小数', '{currency} has at most {decimals} decimals'],
  firstTier: ['第一档的数量须等于起订量 {moq}', 'The first tier’s quantity must equal the MOQ, {moq}'],
  notRising: ['须大于上一行的 {above}', 'Must be more than {above}, the value in the row above'],
  netAboveGross: ['净重不能大于毛重 {gross} kg', 'Must not be more than the gross weight, {gross} kg'],
  tierQuantity: ['起订数量须大于上一档的 {above}', 'The quantity must be above the previous tier’s {above}'],
  tierPrice: ['单价不能高于上一档的 {limit}', 'The price must not be above the previous tier’s {limit}'],
  optionNames: ['最多 {max} 种规格', 'At most {max} options'],
  duplicate: ['货号重复', 'This SKU is used twice'],
  tooManyBytes: ['内容不能超过 {max} kB', 'At most {max} kB'],
  oneLanguage: ['请至少填写一种语言的名称', 'Please enter the name in at least one language'],
  skuTaken: ['货号已被产品“{title}”使用', 'The product “{title}” already uses this SKU'],
  unknownCategory: ['平台类目不存在', 'No such platform category'],
  unknownShopCategory: ['店铺分类不存在', 'No such shop category'],
  paymentSum: ['各期付款合计 {sum}%，须为 100%', 'The payments add up to {sum}%, not 100%'],
  shares: ['份额合计 {sum}%，不能超过 100%', 'The shares add up to {sum}%, more than 100%'],
  endBeforeStart: ['不能早于开始日期 {start}', 'It must not be before the start date, {start}'],
  timeZone: ['请选择时区', 'Please choose a time zone'],
  usernameTaken: ['用户名已被使用', 'This username is already in use'],
  phoneTaken: ['该手机号已注册', 'This phone number is already registered'],
  telephone: ['请输入正确的电话号码', 'Please enter a valid phone number'],
  mobile: ['请输入正确的手机号', 'Please enter a valid phone number'],
  email: ['请输入正确的邮箱', 'Please enter a valid email address'],
  passwordsDiffer: ['两次密码不一致', 'The two passwords differ'],
  fileMissing: ['请选择文件', 'Please choose a file'],
  fileTooBig: ['文件不能超过 {max} MB', 'The file is larger than {max} MB'],
  wrongKind: ['文件类型不符', 'The file type doesn’t match'],

  'status.draft': ['草稿', 'a draft'],
  'status.reviewing': ['审核中', 'in review'],
  'status.online': ['在线', 'online'],
  'status.offline': ['已下架', 'offline'],
  'status.rejected': ['已驳回', 'rejected'],

  'state.draft': ['草稿', 'draft'],
  'state.scheduled': ['定时发布', 'scheduled'],
  'state.published': ['已发布', 'published'],
  'state.hidden': ['已隐藏', 'hidden'],
  'state.pending': ['待回答', 'pending'],
  'state.answered': ['已回答', 'answered'],
  'state.new': ['待回复', 'new'],
  'state.replied': ['已回复', 'replied'],
  'state.quoted': ['已报价', 'quoted'],
  'state.negotiating': ['洽谈中', 'negotiating'],
  'state.won': ['已成交', 'won'],
  'state.lost': ['已流失', 'lost'],
  'state.spam': ['垃圾询盘', 'spam'],
} as const;

export type TextKey = keyof typeof TEXTS;
export type Language = 'zh' | 'en';
export type Say = (key: TextKey, values?: Record<string, string | number>) => string;

const isTextKey = (key: string): key is TextKey => Object.hasOwn(TEXTS, key);

/** A text key from a schema's check (`params.key`), or the generic one if it is unknown. */
export const asTextKey = (key: unknown): TextKey => (typeof key === 'string' && isTextKey(key) ? key : 'wrongType');

export const languageOf = (header: string | null): Language =>
  header?.trim().toLowerCase().startsWith('en') ? 'en' : 'zh';

export function sayIn(language: Language): Say {
  return (key, values = {}) =>
    TEXTS[key][language === 'zh' ? 0 : 1].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
