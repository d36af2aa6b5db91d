import { serviceAnchor, serviceIn } from './serviceAnchor';

it('finds the service that an anchor names, and no other', () => {
  expect(serviceIn(`#${serviceAnchor(12)}`)).toBe(12);
  for (const hash of ['', '#service-', '#service-1x', '#my-service-1', '/#service-1', '#vat'])
    expect(serviceIn(hash)).toBeUndefined();
});
