import { z } from 'zod';

/** One call of the gateway. */
export interface Call {
  method: 'GET' | 'POST';
  /** `{name}` stands for a parameter. */
  path: `/${string}`;
  /** The parameters: in path and query of a GET, in the JSON body of a POST. An unknown parameter is ignored. */
  params: z.ZodType;
  /** A GET whose parameters are its body. */
  inBody?: true;
  /** Whether the header `token` belongs to it: needed, or used where there is one. */
  token?: 'required' | 'optional';
  /** `data` of a successful answer. */
  data: z.ZodType;
}

export const noParams = z.object({});

/** Calls that do something answer only that it is done. */
export const done = z.literal(true);
