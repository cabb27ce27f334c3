/** Source of a regular expression: files that only tests load. */
export const testFile = '\\.test\\.tsx?$|/testing?/|-test-server\\.ts$|/start-test-[^/]+\\.ts$'
