import type { Contact } from '@/lib/api/contact';
import { art } from '@/lib/demo/art/picture';
import { stamped } from '@/lib/demo/platform/stamp';
import contacts from './contacts.json';
import { COLLEAGUES } from './people';

const COLOURS = ['blue', 'teal', 'red', 'green', 'navy', 'orange'];

export const seedContacts = (epoch: number): Contact[] =>
  contacts.map((contact, index) => ({
    ...stamped(index + 1, epoch, 9000 - index * 900, 700 - index * 90, (index % 3) + 1),
    name: COLLEAGUES[index]!,
    ...contact,
    names: { zh: COLLEAGUES[index]!, ...contact.names },
    positions: { zh: contact.position, ...contact.positions },
    ...(index < 4 ? { avatar: art('person', COLOURS[index], index) } : {}),
    primary: index === 0,
  }));
