import { hasContactData } from './contact-data';

test.each([
  'Write to sales@example.com please',
  '详见 https://example.com/pump',
  'see www.example.com/a',
  '加微信 pump2580 详谈',
  'WhatsApp: +86 138 0013 8000',
  'Call +8657487654321',
  '电话 13800138000',
])('%s has contact data', (text) => expect(hasContactData(text)).toBe(true));

test.each([
  'The head is 120 m at 2900 rpm, 380 V / 50 Hz, 15 kW.',
  '扬程 120 米，流量 32 m³/h，型号 YQ-CDL32-80。',
  'HS code 8413708090, 1000 sets in 25-30 days.',
  '2026-11-21 之后可以发货',
  'Use WeChat? No: the platform has messages.',
])('%s has none', (text) => expect(hasContactData(text)).toBe(false));
