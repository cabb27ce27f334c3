import { testFile as isTest } from './scripts/test-files.ts'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^apps/[^/]+/(build|dist|\\.cache|\\.react-router)/|\\+types/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.d.ts'],
    },
  },
  forbidden: [
    {
      name: 'no-cycles',
      comment:
        'Modules that import each other cannot be understood one at a time; types and late imports may.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only', 'dynamic-import'] } },
    },
    {
      name: 'web-and-api-apart',
      comment: 'The two apps meet in packages/contract only.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-features-apart',
      comment: 'Features of the web app never import each other; the app composes them.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'web-shared-knows-no-feature',
      comment: 'ui and lib serve the features and know none of them.',
      severity: 'error',
      from: { path: '^apps/web/app/(ui|lib)/' },
      to: { path: '^apps/web/app/(features/|routes\\.ts|root\\.tsx)' },
    },
    {
      name: 'web-lib-draws-nothing',
      comment: 'lib is below ui.',
      severity: 'error',
      from: { path: '^apps/web/app/lib/' },
      to: { path: '^apps/web/app/ui/' },
    },
    {
      name: 'api-features-call-services',
      comment: "A feature may call another's *.service.ts, never its other files.",
      severity: 'error',
      from: { path: '^apps/api/src/features/([^/]+)/', pathNot: isTest },
      to: {
        path: '^apps/api/src/features/',
        pathNot: '^apps/api/src/features/$1/|\\.service\\.tsx?$',
      },
    },
    {
      name: 'api-below-knows-no-feature',
      comment: 'db, providers, lib and emails serve the features and know none of them.',
      severity: 'error',
      from: { path: '^apps/api/src/(db|providers|lib|emails)/', pathNot: isTest },
      to: { path: '^apps/api/src/(features/|app\\.ts|server\\.ts)' },
    },
    {
      name: 'api-features-below-app',
      comment: 'The app composes the features, not the other way round.',
      severity: 'error',
      from: { path: '^apps/api/src/features/', pathNot: isTest },
      to: { path: '^apps/api/src/(app|server)\\.ts$' },
    },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: isTest },
      to: { pathNot: '^packages/contract/src/|(^|/)node_modules/zod/' },
    },
    {
      name: 'instrument-imports-nothing-of-ours',
      comment: 'The instrument is pure: no package of ours, no input or output.',
      severity: 'error',
      from: { path: '^packages/instrument/src/', pathNot: isTest },
      to: { pathNot: '^packages/instrument/src/' },
    },
    {
      name: 'safety-imports-nothing-of-ours',
      comment: 'The checks of words stand alone, so that every writer of words can use them.',
      severity: 'error',
      from: { path: '^packages/safety/src/', pathNot: [isTest, '^packages/safety/src/training/'] },
      to: { pathNot: '^packages/safety/(src|cases)/' },
    },
    {
      name: 'report-imports-the-instrument',
      comment: 'The report is pure: it reads a scored profile and knows nothing else of ours.',
      severity: 'error',
      from: { path: '^packages/report/src/', pathNot: isTest },
      to: { pathNot: '^packages/(report|instrument)/src/' },
    },
    {
      name: 'development-packages-stay-out-of-the-product',
      comment: 'Simulated people and scripted visitors serve tests, evaluation and bench.',
      severity: 'error',
      from: { path: '^(apps|packages/(?!evaluation|testkit))', pathNot: isTest },
      to: { path: '^packages/(evaluation|testkit)/' },
    },
    {
      name: 'mandala-imports-nothing',
      comment: 'The drawing is pure: screens and print render it, each in its own way.',
      severity: 'error',
      from: { path: '^packages/mandala/src/', pathNot: isTest },
      to: { pathNot: '^packages/mandala/src/' },
    },
    {
      name: 'locales-import-their-own-texts-only',
      severity: 'error',
      from: { path: '^packages/locales/' },
      to: { pathNot: '^packages/locales/' },
    },
    {
      name: 'drizzle-in-queries-only',
      comment: "SQL lives in *.queries.ts, in db/ and in the embedded provider's own schema/.",
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: `\\.queries\\.ts$|^apps/api/src/(db|providers/auth/embedded/schema)/|drizzle\\.config\\.ts$|${isTest}`,
      },
      to: { path: '(^|/)node_modules/drizzle-orm/' },
    },
    {
      name: 'vendors-behind-providers',
      comment: "Other people's services are reached through providers/ and the web app's lib/.",
      severity: 'error',
      from: {
        path: '^apps/',
        pathNot: `^apps/api/src/(providers|db)/|^apps/web/app/lib/|${isTest}`,
      },
      to: {
        path: '(^|/)node_modules/(@types/)?(@supabase/|stripe/|emulate/|ai/|@ai-sdk/|nodemailer/|@electric-sql/|pg/|standardwebhooks/)',
      },
    },
    {
      name: 'product-imports-no-test',
      severity: 'error',
      from: { pathNot: `${isTest}|^(scripts|e2e)/|vitest` },
      to: { path: '\\.test\\.tsx?$' },
    },
    {
      name: 'no-unresolvable',
      severity: 'error',
      from: {},
      to: {
        couldNotResolve: true,
        pathNot: '^(virtual:|\\./\\+types/|\\.{1,2}/.*\\+types/)|^bun:',
      },
    },
  ],
}
