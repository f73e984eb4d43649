import { requestedPlaces, requestedTerms } from './requested-terms';

const buyer = (content: string) => ({ from: 'buyer', content });

test('the last term that the buyer named counts, then the subject', () => {
  expect(requestedTerms('FOB price for pumps', [buyer('Please quote CIF Santos, L/C at sight')])).toEqual({
    tradeTerm: 'CIF',
    paymentTerm: 'LC',
  });
  expect(requestedTerms('', [buyer('CIF please'), buyer('DDP is better'), buyer('Thanks')])).toEqual({
    tradeTerm: 'DDP',
  });
  expect(requestedTerms('EXW offer', [])).toEqual({ tradeTerm: 'EXW' });
  expect(requestedTerms('', [buyer('请报CIF价，T/T付款')])).toEqual({ tradeTerm: 'CIF', paymentTerm: 'TT' });
});

test('our own messages, other words and small letters name nothing', () => {
  expect(requestedTerms('', [{ from: 'supplier', content: 'We quote CIF, T/T' }])).toEqual({});
  expect(requestedTerms('SOFFOB', [buyer('a cip of tea, DAPPER, TT race')])).toEqual({});
});

test('places are those of the buyer’s texts, the latest first', () =>
  expect(
    requestedPlaces('CIF Santos', [
      buyer('Deliver to Dammam'),
      { from: 'supplier', content: 'FOB Ningbo' },
      buyer('CIF Jeddah'),
    ]),
  ).toEqual([{ term: 'CIF', name: 'Jeddah' }, { name: 'Dammam' }, { term: 'CIF', name: 'Santos' }]));
