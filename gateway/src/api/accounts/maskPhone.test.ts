import { maskPhone } from './maskPhone';

it.each([
  ['+4930231251', '+•••••••251'],
  ['+12345678', '+•••••678'],
])('%s is shown as %s', (phone, masked) => expect(maskPhone(phone)).toBe(masked));
