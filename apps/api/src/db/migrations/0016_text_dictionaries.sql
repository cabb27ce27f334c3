CREATE TABLE "text_dictionaries" (
	"id" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
