import type { Contact } from '@/lib/api/contact';
import { art } from '@/lib/demo/art/picture';
import type { Without } from '@/lib/demo/platform/store';
import { stamped } from '@/lib/demo/platform/stamp';
import { COLLEAGUES } from './people';

type Person = Without<Contact, 'id' | 'version' | 'createdAt' | 'updatedAt' | 'name' | 'avatar' | 'primary'>;

const PEOPLE: Person[] = [
  {
    position: '外贸部经理',
    department: '外贸部',
    phone: '+86 574 8765 4321',
    mobile: '+86 138 0013 8000',
    email: 'helen.chen@yongquan-pump.com',
    whatsapp: '+86 138 0013 8000',
    wechat: 'yq-helen',
    skype: 'helen.yongquan',
    timezone: 'Asia/Shanghai',
    languages: ['zh', 'en'],
    visible: true,
  },
  {
    position: '中东与非洲区销售',
    department: '外贸部',
    phone: '+86 574 8765 4322',
    mobile: '+86 139 5742 0118',
    email: 'leo.wang@yongquan-pump.com',
    whatsapp: '+86 139 5742 0118',
    wechat: 'wanglei-pump',
    timezone: 'Asia/Dubai',
    languages: ['zh', 'en', 'ar'],
    visible: true,
  },
  {
    position: '欧洲区销售',
    department: '外贸部',
    phone: '+86 574 8765 4323',
    mobile: '+86 137 3680 5526',
    email: 'sophie.lin@yongquan-pump.com',
    skype: 'sophie.lin.pump',
    timezone: 'Europe/Berlin',
    languages: ['zh', 'en', 'de', 'fr'],
    visible: true,
  },
  {
    position: '美洲区销售',
    department: '外贸部',
    phone: '+86 574 8765 4324',
    mobile: '+52 55 4160 2239',
    email: 'diego.liu@yongquan-pump.com',
    whatsapp: '+52 55 4160 2239',
    timezone: 'America/Mexico_City',
    languages: ['zh', 'en', 'es', 'pt'],
    visible: true,
  },
  {
    position: '选型工程师',
    department: '技术部',
    phone: '+86 574 8765 4360',
    mobile: '+86 135 8895 7714',
    email: 'xu.gq@yongquan-pump.com',
    wechat: 'xugq-hydraulic',
    timezone: 'Asia/Shanghai',
    languages: ['zh', 'en'],
    visible: true,
  },
  {
    position: '单证与售后',
    department: '售后部',
    phone: '+86 574 8765 4388',
    mobile: '+86 136 1574 2093',
    email: 'service@yongquan-pump.com',
    timezone: 'Asia/Shanghai',
    languages: ['zh', 'en', 'ru'],
    visible: false,
  },
];

const COLOURS = ['blue', 'teal', 'red', 'green', 'navy', 'orange'];

export const seedContacts = (epoch: number): Contact[] =>
  PEOPLE.map((person, index) => ({
    ...stamped(index + 1, epoch, 9000 - index * 900, 700 - index * 90, (index % 3) + 1),
    name: COLLEAGUES[index]!,
    ...person,
    ...(index < 4 ? { avatar: art('person', COLOURS[index], index) } : {}),
    primary: index === 0,
  }));
