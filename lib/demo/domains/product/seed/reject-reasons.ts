import type { Language } from '@/lib/demo/platform/texts';
import type { Two } from './kind';

/** Reasons of rejections; the record contains the key, and the response the text in the interface language. */
const REASONS: Record<string, Two> = {
  forbidden: [
    '标题含有平台禁止的词语，请修改后重新提交',
    'The title contains words the platform forbids; change it and submit again',
  ],
  watermark: [
    '主图带有水印或联系方式，请更换为白底无字图片',
    'The cover carries a watermark or contact details; use a plain picture without text',
  ],
  blurred: ['主图分辨率不足 800 × 800，细节无法辨认', 'The cover is smaller than 800 × 800 and details cannot be seen'],
  certificate: [
    '声称的 CE 认证未提供证书，请关联有效证书',
    'CE is claimed but no certificate is linked; link a valid one',
  ],
  category: ['所选类目与产品不符，请选择正确的叶子类目', 'The category does not fit the product; choose the right one'],
  price: [
    '价格明显低于同类产品，请核对币种与单位',
    'The price is far below that of similar products; check currency and unit',
  ],
  keywords: ['关键词堆砌，含有与产品无关的品牌名', 'Keywords are stuffed and name brands that are not yours'],
  duplicate: ['与店铺内已有产品重复，请合并为规格', 'It repeats a product of your shop; make it a variant instead'],
  attributes: [
    '流量与扬程和附件样本不一致，请核对参数',
    'Flow and head differ from the attached datasheet; check the figures',
  ],
};

const PREFIX = 'reason:';
export const REASON_TOKENS = Object.keys(REASONS)
  .filter((key) => key !== 'forbidden')
  .map((key) => PREFIX + key);

export const rejectReason = (token: string, language: Language): string =>
  REASONS[token.slice(PREFIX.length)]?.[language === 'zh' ? 0 : 1] ?? token;
