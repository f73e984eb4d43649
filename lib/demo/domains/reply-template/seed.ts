import type { ReplyTemplate } from '@/lib/api/reply-template';
import { stamped } from '@/lib/demo/platform/stamp';

const TEMPLATES: [title: string, language: string, content: string][] = [
  [
    '首次回复',
    'zh',
    '{buyer}您好，感谢询问 {product}。为了给您准确的报价，请告诉我们：流量与扬程、介质和温度、电源（电压/频率）、数量以及目的港。\n收到后当天给您选型和报价。\n\n{me}',
  ],
  [
    'First reply',
    'en',
    'Dear {buyer},\n\nThank you for asking about {product}. To quote it properly we would like to know your flow and head, the liquid and its temperature, voltage and frequency, the quantity and the port.\nYou will have our selection and price the same day.\n\nBest regards,\n{me}',
  ],
  [
    'Quotation follow-up',
    'en',
    'Dear {buyer},\n\nYou have had our quotation {number} for a few days. Is the price within your budget, and is there anything in the specification we should change? The price of stainless steel may move next month; an order this month keeps it.\n\nBest regards,\n{me}',
  ],
  [
    '样机安排',
    'zh',
    '{buyer}您好，{product} 样机可以在 7 天内备好，空运或快递到 {company}。样机费在首单中退回。请把收货地址和电话发给我们。\n\n{me}',
  ],
  [
    'Sample',
    'en',
    'Dear {buyer},\n\nA sample of {product} can be ready within 7 days and travel by air. Its price is given back with your first order. Please send us the address and telephone number of {company}.\n\n{me}',
  ],
  [
    'Delivery delayed',
    'en',
    'Dear {buyer},\n\nThe motors for your order {number} arrive four days later than planned, so we will ship on the next vessel. We are sorry; the new sailing date and the bill of lading draft follow tomorrow.\n\n{me}',
  ],
  [
    'Primera respuesta',
    'es',
    'Estimado/a {buyer}:\n\nGracias por su interés en {product}. Para cotizar con exactitud necesitamos caudal y altura, líquido y temperatura, tensión y frecuencia, cantidad y puerto de destino. Respondemos el mismo día.\n\nSaludos cordiales,\n{me}',
  ],
  [
    'Primeira resposta',
    'pt',
    'Prezado(a) {buyer},\n\nObrigado pelo interesse em {product}. Para uma cotação exata, informe vazão e altura manométrica, líquido e temperatura, tensão e frequência, quantidade e porto. Respondemos no mesmo dia.\n\nAtenciosamente,\n{me}',
  ],
  [
    'Первый ответ',
    'ru',
    'Здравствуйте, {buyer}!\n\nСпасибо за интерес к {product}. Для точного расчёта сообщите, пожалуйста, расход и напор, жидкость и температуру, напряжение и частоту, количество и пункт назначения. Ответим в тот же день.\n\nС уважением,\n{me}',
  ],
  [
    'الرد الأول',
    'ar',
    'السيد/السيدة {buyer}،\n\nشكرًا لاهتمامكم بـ {product}. لإعداد عرض دقيق نحتاج إلى التدفق والرفع، ونوع السائل ودرجة حرارته، والجهد والتردد، والكمية وميناء الوصول. سنرد في اليوم نفسه.\n\nمع التحية،\n{me}',
  ],
  [
    'Première réponse',
    'fr',
    'Bonjour {buyer},\n\nMerci de votre intérêt pour {product}. Pour un devis précis, merci d’indiquer débit et hauteur, liquide et température, tension et fréquence, quantité et port. Réponse le jour même.\n\nCordialement,\n{me}',
  ],
  [
    '节日放假通知',
    'zh',
    '{buyer}您好，我们将于春节放假 10 天。放假前可接的订单截止到本月 20 日，节后首批船期已预订，请尽早确认以免排期延后。\n\n{me}',
  ],
  [
    'Erste Antwort',
    'de',
    'Guten Tag {buyer},\n\nvielen Dank für Ihre Anfrage zu {product}. Für ein genaues Angebot benötigen wir Förderstrom und Förderhöhe, Medium und Temperatur, Spannung und Frequenz, Stückzahl und Zielhafen. Sie erhalten unser Angebot noch am selben Tag.\n\nMit freundlichen Grüßen\n{me}',
  ],
];

export const seedTemplates = (epoch: number): ReplyTemplate[] =>
  TEMPLATES.map(([title, language, content], index) => ({
    ...stamped(index + 1, epoch, 6000 - index * 310, 1900 - index * 120, 1 + (index % 4)),
    title,
    language,
    content,
  }));
