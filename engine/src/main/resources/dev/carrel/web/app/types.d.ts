// The app's own names for parts of answers, and the form of descriptions. Only the compiler reads this file.

declare namespace Api {
  /** Left, top, right and bottom, in points from the upper left corner of the page. */
  type Box = number[];

  /** How many documents have a value of any facet. */
  interface Count {
    value: string | number;
    count: number;
    label?: string;
  }

  /** What an evaluation found; only one with the library's own questions has kinds of them. */
  type Evaluation = (JudgedEvaluation | SelfEvaluation) & {kinds?: AskedKind[]};

  interface Schema {
    $ref?: string;
    type?: string;
    description?: string;
    enum?: unknown[];
    items?: Schema;
    anyOf?: Schema[];
    oneOf?: Schema[];
    properties?: Record<string, Schema>;
    required?: string[];
    default?: unknown;
    minimum?: number;
    maximum?: number;
    maxItems?: number;
    maxLength?: number;
  }

  interface RouteParameter {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema: Schema;
  }

  type Media = Record<string, {schema?: Schema}>;

  interface Operation {
    operationId?: string;
    summary?: string;
    parameters?: RouteParameter[];
    requestBody?: {content: Media};
    responses?: Record<string, {description: string, content?: Media}>;
  }

  interface PathItem extends Record<string, any> {
    parameters?: RouteParameter[];
  }

  /** The description of the server in the form of OpenAPI. */
  interface Description extends Record<string, any> {
    info?: {description?: string};
    paths: Record<string, PathItem>;
  }
}
