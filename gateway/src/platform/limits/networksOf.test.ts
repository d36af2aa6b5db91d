import { networksOf } from './networksOf';

it.each([
  ['203.0.113.7', ['203.0.113.7']],
  ['::ffff:203.0.113.7', ['203.0.113.7']],
  ['2001:db8:1:2:3:4:5:6', ['32.1.13.184.0.1.0.2', '32.1.13.184.0.1']],
  ['2001:db8:1:2::1', ['32.1.13.184.0.1.0.2', '32.1.13.184.0.1']],
  ['2001:db8:1:3::1', ['32.1.13.184.0.1.0.3', '32.1.13.184.0.1']],
  ['', ['unknown']],
  ['not an address', ['unknown']],
])('%s counts as %j', (address, networks) => expect(networksOf(address)).toEqual(networks));
