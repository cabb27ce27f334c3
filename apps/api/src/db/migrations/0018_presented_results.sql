-- Its rows follow from others: no log of them, none on a standby, none left after a crash.
CREATE UNLOGGED TABLE "presented_results" (
	"result_id" uuid NOT NULL,
	"view" text NOT NULL,
	"language" text NOT NULL,
	"build_id" text NOT NULL,
	"body" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presented_results_result_id_view_language_pk" PRIMARY KEY("result_id","view","language")
);
--> statement-breakpoint
ALTER TABLE "presented_results" ADD CONSTRAINT "presented_results_result_id_results_id_fk" FOREIGN KEY ("result_id") REFERENCES "public"."results"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "presented_results_created_at_idx" ON "presented_results" USING btree ("created_at");--> statement-breakpoint
-- Compressed already.
ALTER TABLE "presented_results" ALTER COLUMN "body" SET STORAGE EXTERNAL;
