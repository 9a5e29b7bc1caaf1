"""pandas, DuckDB, polars and datasets read exported Parquet; prints the rows of each: python tables.py FILE HUB"""

import json
import sys

import duckdb
import pandas
import polars
from datasets import load_dataset

file, hub = sys.argv[1:]
query = duckdb.sql(f"SELECT id, answer, answers FROM read_parquet('{file}')").fetchall()
read = {
    "pandas": pandas.read_parquet(file)[["id", "answer", "answers"]].values.tolist(),
    "DuckDB": query,
    "polars": polars.read_parquet(file).select("id", "answer", "answers").rows(),
    "datasets": [[row["id"], row["answer"], row["answers"]] for row in load_dataset(hub, split="test")],
}
print(json.dumps({name: [[id, answer, list(answers)] for id, answer, answers in rows] for name, rows in read.items()}))
