import { wireCommon, wireMenu } from '@/contract/calls/common';

import type { SiteFrame } from '../../payload-types';
import { commonToWire } from './commonToWire';
import { menuToWire } from './menuToWire';

// Shows (requirements, 3.1 and 7.18).

const frame: SiteFrame = {
  id: 1,
  pcnavList: [
    { id: 'a', name: 'Help', links: [{ id: 'b', name: 'Services', url: '/cht/Services' }] },
    { name: 'Empty' },
  ],
  contactInformation: {
    companyName: 'Kompassa GmbH',
    street: 'Musterstraße 12',
    postalCode: '10115',
    city: 'Berlin',
    country: 'Germany',
    email: 'hello@kompassa.example',
    phone: '+49 30 23125-120',
    hours: 'Monday to Friday',
  },
  bottom: { typeValueOne: 'Kompassa GmbH' },
  function: [],
};
const image = {
  id: 9,
  alt: 'Code',
  url: '/cms-api/media/file/qr.webp',
  width: 480,
  height: 480,
  updatedAt: '',
  createdAt: '',
};

it('makes the common data of a sparse frame', () => {
  const common = commonToWire(frame);
  expect(wireCommon.parse(common)).toEqual(common);
  expect(common).toMatchObject({
    pcnavList: [
      { id: 'a', links: [{ id: 'b' }] },
      { id: '1', links: [] },
    ],
    blogroll: [],
    bottom: { typeValueTwo: '', typeValueFour: null },
    qrcode: null,
  });
});

it('has a QR code if there is an image', () => {
  expect(commonToWire({ ...frame, qrcode: { image } }).qrcode).toMatchObject({
    caption: '',
    image: { alt: 'Code' },
  });
});

it('makes the menu, with a parent item that has no link', () => {
  const menu = menuToWire({
    id: 1,
    items: [
      { menuName: 'Home', menuAttribute: 'home', menuUrl: '/' },
      {
        menuName: 'Resources',
        menuAttribute: 'resources',
        menuUrl: '',
        children: [{ menuName: 'Documents', menuAttribute: 'documents', menuUrl: '/cht/ResourcesDoc' }],
      },
    ],
  });
  expect(wireMenu.parse(menu)).toEqual(menu);
  expect(menu).toMatchObject([
    { id: '0', menuUrl: '/', children: [] },
    { id: '1', menuUrl: null, children: [{ id: '1-0', menuUrl: '/cht/ResourcesDoc' }] },
  ]);
});
