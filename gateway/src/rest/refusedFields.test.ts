import { reportRefusedFields } from './refusedFields';

/** As Payload throws it, whose modules do not run here. */
const refused = (...errors: { label?: string; path: string }[]) =>
  Object.assign(
    new Error(
      `The following fields are invalid: ${errors.map(({ label, path }) => label ?? path).join(', ')}`,
    ),
    { name: 'ValidationError', data: { errors } },
  );

it('names each refused field without the commas at which the admin would take its name apart', () => {
  const error = refused(
    { label: 'Sections > Picture, with marks 2 > Heading', path: 'blocks.1.heading' },
    { path: 'date' },
  );
  const result = { errors: [{ name: 'ValidationError', data: error.data, message: error.message }] };
  expect(reportRefusedFields({ error, result } as never)).toEqual({
    response: {
      errors: [
        {
          ...result.errors[0],
          message: 'The following fields are invalid: Sections > Picture / with marks 2 > Heading, date',
        },
      ],
    },
  });
});

it('leaves other errors to others', () =>
  expect(reportRefusedFields({ error: new Error('No.'), result: { errors: [] } } as never)).toBeUndefined());
