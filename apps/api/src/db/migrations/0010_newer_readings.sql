CREATE TABLE "newer_readings" (
	"result_id" uuid NOT NULL,
	"instrument_version" text NOT NULL,
	"profile" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newer_readings_result_id_instrument_version_pk" PRIMARY KEY("result_id","instrument_version")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "ratings" jsonb;--> statement-breakpoint
ALTER TABLE "newer_readings" ADD CONSTRAINT "newer_readings_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;